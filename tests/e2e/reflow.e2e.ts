import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { addStyle, open, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const screens: [name: string, address: string][] = [
  ['home', '/'],
  ['category', paths.category('ÁNGULOS')],
  ['table', `${paths.category('ÁNGULOS')}?vista=lista&espesor=1%2F4%22`],
  ['search', paths.search('1/2')],
  ['product', paths.product(101)],
  ['cart', '/cart'],
  ['services', '/servicios'],
  ['about', '/sobre-nosotros'],
  ['contact', '/contacto'],
  ['faq', '/preguntas-frecuentes'],
  ['terms', '/terminos-condiciones'],
  ['not-found', '/no-existe'],
];

/** WCAG 1.4.12: what a visitor may set without losing anything. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

// A desk of 1280 × 1024 at 400 % has this many CSS pixels.
const zoomed = { width: 320, height: 256 };

test.describe('large type in a small window', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('at 320 px and 400 %, with wide text spacing, nothing is cut or out of reach', async ({
    page,
  }) => {
    await fillCart(page);
    await page.setViewportSize(zoomed);
    for (const [name, address] of screens) {
      await page.goto('about:blank');
      await open(page, address);
      await expect(page.locator('main h1')).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await renderAll(page);
      for (const style of ['', textSpacing]) {
        if (style) await addStyle(page, style);
        const state = `${name}${style && ', with text spacing'}`;
        expect(await sidewaysScroll(page), `sideways scroll: ${state}`).toEqual([]);
        expect(await cutTexts(page), `cut: ${state}`).toEqual([]);
        // What stays in place while the page scrolls leaves room to read.
        expect(await coveredShare(page), `covered: ${state}`).toBeLessThan(0.5);
      }
      await page.screenshot({ path: `test-results/reflow/${name}-320.png` });
    }
  });

  test('set in the browser, text of twice its size has room and nothing is cut', async ({
    page,
    context,
  }) => {
    await fillCart(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const devtools = await context.newCDPSession(page);
    for (const standard of [24, 32]) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      for (const [name, address] of screens) {
        await page.goto('about:blank');
        await open(page, address);
        await expect(page.locator('main h1')).not.toHaveCount(0);
        await page.waitForLoadState('networkidle');
        const state = `${name} at ${standard} px`;
        expect(await sidewaysScroll(page), `sideways scroll: ${state}`).toEqual([]);
        expect(await cutTexts(page), `cut: ${state}`).toEqual([]);
      }
    }
  });

  test('at 320 px the way to a quotation is open', async ({ page }) => {
    await page.setViewportSize(zoomed);
    await open(page, paths.product(101));
    await addStyle(page, textSpacing);
    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    const dialog = page.getByRole('dialog');
    await page.screenshot({ path: 'test-results/reflow/dialog-320.png' });
    await dialog.getByRole('link', { name: 'Ver carrito' }).click();
    await page.getByRole('button', { name: /^Aumentar: Cantidad de/ }).click();
    await expect(page.getByRole('textbox', { name: /^Cantidad de/ })).toHaveValue('2');
    await expect(page.getByRole('link', { name: 'Solicitar cotización' })).toBeVisible();
    await page.getByRole('button', { name: 'Vaciar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vaciar' }).click();
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  });

  test('with forced colours every control keeps an edge and every focus a ring', async ({
    page,
  }) => {
    await fillCart(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const [name, address] of screens.slice(0, 6)) {
      await page.goto('about:blank');
      await open(page, address);
      await expect(page.locator('main h1')).not.toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await controlsWithoutEdge(page), name).toEqual([]);
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await focusRing(page), `${name}, Tab ${press + 1}`).toBe(true);
      }
      await page.screenshot({ path: `test-results/reflow/${name}-forced-colours.png` });
    }
  });
});

/** What makes the page wider than its window; nothing where it is not. */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 8).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** Elements that hold text of their own and hide a part of it. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isShown =
        element.clientWidth > 2 &&
        // The end of the trail repeats the heading below it.
        !element.closest(
          '[aria-current=page], .visually-hidden, [aria-hidden=true], svg, textarea',
        );
      if (!own || !isShown || style.webkitLineClamp !== 'none') return [];
      const sideways = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const down = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      return sideways || down ? [`${element.tagName} «${element.textContent?.slice(0, 40)}»`] : [];
    });
  });
}

/** Of the window's height in its middle, the share that sticky and fixed parts cover. */
async function coveredShare(page: Page): Promise<number> {
  await page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: scrollHeight / 2, behavior: 'instant' });
  });
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { position } = getComputedStyle(element);
      const { width, bottom, top } = element.getBoundingClientRect();
      const isHeld = position === 'fixed' || position === 'sticky';
      const isBar = width > window.innerWidth * 0.6 && bottom > 0 && top < window.innerHeight;
      // What is sticky and not at an edge has not been caught yet.
      const isCaught = position === 'fixed' || top <= 0 || bottom >= window.innerHeight;
      return isHeld && isBar && isCaught
        ? Math.min(bottom, window.innerHeight) - Math.max(top, 0)
        : 0;
    });
    return heights.reduce((sum, height) => sum + Math.max(0, height), 0) / window.innerHeight;
  });
}

/** Buttons and fields in view, but those that the browser draws whole, that have neither a border nor an outline nor words of their own. */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input:not([type=checkbox]), main textarea',
      ),
    ].flatMap((control) => {
      const { outlineStyle } = getComputedStyle(control);
      // A field in a frame of its own takes that one's.
      const hasEdge = [control, control.parentElement ?? control].some((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle !== 'none' && borderTopWidth !== '0px';
      });
      const isShown = control.checkVisibility() && control.clientWidth > 2;
      const says = control.textContent?.trim() || control.querySelector('svg');
      return !isShown || hasEdge || outlineStyle !== 'none' || says
        ? []
        : [control.outerHTML.slice(0, 120)];
    }),
  );
}

/** Whether whatever has the focus shows it by an outline. */
function focusRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const around = [focused, ...focused.querySelectorAll('*'), focused.parentElement ?? focused];
    return around.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
  });
}

async function fillCart(page: Page) {
  const line = { id: 201, name: 'ÁNGULO A36 2" x 1/4" x 6 m', price: 129.9, quantity: 12 };
  await page.addInitScript(
    (saved) => {
      if (window.location.protocol !== 'about:') localStorage.setItem('cart', saved);
    },
    JSON.stringify([line]),
  );
}
