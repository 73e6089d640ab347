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

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test.describe('reflow', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('cuts nothing at 400 % zoom, also with wide text spacing', async ({ page }) => {
    const line = '[{"id":201,"name":"ÁNGULO A36 2\\" x 1/4\\" x 6 m","price":129.9,"quantity":12}]';
    await page.addInitScript((cart) => {
      if (window.location.protocol !== 'about:') localStorage.setItem('cart', cart);
    }, line);
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const [name, address] of screens) {
      await openAfresh(page, address);
      await renderAll(page);
      for (const style of ['', textSpacing]) {
        if (style) await addStyle(page, style);
        const state = `${name}${style && ', with text spacing'}`;
        expect(await sidewaysScroll(page), `sideways scroll: ${state}`).toEqual([]);
        expect(await cutTexts(page), `cut: ${state}`).toEqual([]);
        expect(await coveredShare(page), `covered: ${state}`).toBeLessThan(0.5);
      }
    }
  });

  test('cuts nothing with a font size of 32 px set in the browser', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    for (const [name, address] of screens) {
      await openAfresh(page, address);
      expect(await sidewaysScroll(page), `sideways scroll: ${name}`).toEqual([]);
      expect(await cutTexts(page), `cut: ${name}`).toEqual([]);
    }
  });

  test('leaves the way to a quotation usable at 400 % zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, paths.product(101));
    await addStyle(page, textSpacing);
    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click();
    await page.getByRole('button', { name: /^Aumentar: Cantidad de/ }).click();
    await expect(page.getByRole('textbox', { name: /^Cantidad de/ })).toHaveValue('2');
    await expect(page.getByRole('link', { name: 'Solicitar cotización' })).toBeVisible();
    await page.getByRole('button', { name: 'Vaciar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vaciar' }).click();
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  });
});

test('forced colours keep the edge of every control and a ring around the focus', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const [name, address] of screens.slice(0, 6)) {
    await openAfresh(page, address);
    expect(await controlsWithoutEdge(page), name).toEqual([]);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocusRing(page), `${name}, Tab ${press + 1}`).toBe(true);
    }
    if (name !== 'category') continue;
    const background = (view: string) =>
      page
        .getByRole('button', { name: view })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background('Tarjetas'), 'pressed').not.toBe(await background('Lista'));
  }
});

/** Opens an address with a new document: a new hash would keep the current one. */
async function openAfresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, address);
  await expect(page.locator('main h1')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** The elements that make the page wider than its window. */
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

/** Elements that cut off a part of their text. */
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
        // The last part of the breadcrumb repeats the heading below it.
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

/** The share of the window's height that sticky and fixed elements cover, in the middle of the page. */
async function coveredShare(page: Page): Promise<number> {
  await page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: scrollHeight / 2, behavior: 'instant' });
  });
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { position } = getComputedStyle(element);
      const { width, bottom, top } = element.getBoundingClientRect();
      const isPinned = position === 'fixed' || position === 'sticky';
      const isBar = width > window.innerWidth * 0.6 && bottom > 0 && top < window.innerHeight;
      // A sticky element away from the edges is not stuck.
      const isStuck = position === 'fixed' || top <= 0 || bottom >= window.innerHeight;
      return isPinned && isBar && isStuck
        ? Math.min(bottom, window.innerHeight) - Math.max(top, 0)
        : 0;
    });
    return heights.reduce((sum, height) => sum + Math.max(0, height), 0) / window.innerHeight;
  });
}

/** Visible buttons and fields without border, outline, text or icon. */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input:not([type=checkbox]), main textarea',
      ),
    ].flatMap((control) => {
      const { outlineStyle } = getComputedStyle(control);
      // A field may have its border on its parent.
      const hasEdge = [control, control.parentElement ?? control].some((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle !== 'none' && borderTopWidth !== '0px';
      });
      const isShown = control.checkVisibility() && control.clientWidth > 2;
      const hasContent = control.textContent?.trim() || control.querySelector('svg');
      return !isShown || hasEdge || outlineStyle !== 'none' || hasContent
        ? []
        : [control.outerHTML.slice(0, 120)];
    }),
  );
}

/** Whether the focused element shows an outline. */
function hasFocusRing(page: Page): Promise<boolean> {
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
