import type { Page } from '@playwright/test';
import { paths } from '../../src/navigation/paths.ts';
import { renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { playOnPage } from '../../workbench/scenarios/playwright-page.ts';
import { openAfresh, textSizeSetter } from './reflow.ts';

const category = paths.category('ÁNGULOS');

const screens: [name: string, address: string, scenario?: string][] = [
  ['home', '/'],
  ['category', category],
  ['table', `${category}?vista=lista`],
  ['search', paths.search('1/2')],
  ['empty search', paths.search('xyzzy'), 'vacio:buscarProductosPorNombre'],
  ['failed category', category, 'error:productosPorCategoria'],
  ['product', paths.product(101)],
  ['favourites', '/favoritos'],
  ['empty cart', '/cart'],
  ['services', '/servicios'],
  ['about', '/sobre-nosotros'],
  ['contact', '/contacto'],
  ['faq', '/preguntas-frecuentes'],
  ['support', '/soporte-ayuda'],
  ['terms', '/terminos-condiciones'],
  ['not-found', '/no-existe'],
];

test.describe('the messaging button', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, address, scenario] of screens) {
    test(`is in view and on no control: ${name}`, async ({ page }) => {
      if (scenario) await playOnPage(page, scenario);
      const setTextSize = await textSizeSetter(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await openAfresh(page, address);
      await renderAll(page);
      for (const size of [16, 24]) {
        await setTextSize(size);
        for (const width of [360, 390, 768]) {
          await page.setViewportSize({ width, height: 740 });
          await expect
            .poll(() => coveredControls(page), `${size} px text, window of ${width} px`)
            .toEqual([]);
        }
      }
    });
  }

  test('is on no control of a notice', async ({ page, context }) => {
    await page.addInitScript(() => {
      if (window.top === window && window.location.protocol !== 'about:')
        localStorage.setItem('cart', '[{"id":101,"name":"TUBO","quantity":1}]');
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await openAfresh(page, '/cart');
    await page.getByRole('button', { name: /^Eliminar/ }).click();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
    await context.setOffline(true);
    const offline = page.getByText('Sin conexión.', { exact: false });
    await expect(offline).toBeVisible();
    const [notice, button] = await Promise.all([offline.boundingBox(), messaging(page)]);
    if (!notice) throw new Error('The notice is not rendered.');
    expect(notice.y + notice.height <= button.y || notice.x + notice.width <= button.x).toBe(true);
  });
});

async function messaging(page: Page) {
  const box = await page.getByRole('link', { name: 'Escribir por WhatsApp' }).boundingBox();
  if (!box) throw new Error('The messaging button is not rendered.');
  return box;
}

/**
 * Scrolls to each control, to the middle and to the lower edge of the window; returns those that the
 * messaging button meets, or itself when it leaves the window.
 */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const find = () => document.querySelector('a[aria-label="Escribir por WhatsApp"]');
    const { clientWidth } = document.documentElement;
    const found = new Set<string>();
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary',
    );
    for (const control of controls) {
      const isVisible = control.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (!isVisible || control.closest('.skip-link, [inert], [aria-hidden="true"]')) continue;
      for (const block of ['center', 'end'] as const) {
        control.scrollIntoView({ block, behavior: 'instant' });
        // Sections get their real height when they come near, which moves the control.
        control.scrollIntoView({ block, behavior: 'instant' });
        const button = find();
        if (!button || button === control) continue;
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const isInWindow = left >= 0 && right <= clientWidth && top >= 0 && bottom <= innerHeight;
        if (!isInWindow) found.add('the button leaves the window');
        const label = control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40);
        const meets = [...control.getClientRects()].some(
          (box) =>
            box.width > 1 &&
            box.left < right &&
            box.right > left &&
            box.top < bottom &&
            box.bottom > top,
        );
        if (meets) found.add(`${label} (${block})`);
      }
    }
    return find() ? [...found] : ['there is no button'];
  });
}
