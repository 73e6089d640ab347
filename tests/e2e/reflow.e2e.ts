import type { Page } from '@playwright/test';
import { paths } from '../../src/navigation/paths.ts';
import { addStyle, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { focusFault } from './keyboard.ts';
import {
  cutTexts,
  openAfresh,
  sidewaysScroll,
  textSizeSetter,
  textSizes,
  unreachableControls,
  windowWidths,
} from './reflow.ts';

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

const cartLine = '[{"id":201,"name":"ÁNGULO A36 2\\" x 1/4\\" x 6 m","price":129.9,"quantity":12}]';

test.describe('reflow', { tag: '@slow' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('cuts nothing at 400 % zoom, also with wide text spacing', async ({ page }) => {
    await page.addInitScript((cart) => {
      if (window.top === window && window.location.protocol !== 'about:')
        localStorage.setItem('cart', cart);
    }, cartLine);
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const [name, address] of screens) {
      await openAfresh(page, address);
      await renderAll(page);
      for (const style of ['', textSpacing]) {
        if (style) await addStyle(page, style);
        const state = `${name}${style && ', with text spacing'}`;
        await expect.poll(() => sidewaysScroll(page), `sideways scroll: ${state}`).toEqual([]);
        await expect.poll(() => cutTexts(page), `cut: ${state}`).toEqual([]);
        expect(await coveredShare(page), `covered: ${state}`).toBeLessThan(0.5);
      }
    }
  });

  test('shows the focus next to the bars at 400 % and 200 % zoom', async ({ page }) => {
    await page.addInitScript((cart) => {
      if (window.top === window && window.location.protocol !== 'about:')
        localStorage.setItem('cart', cart);
    }, cartLine);
    for (const size of [
      { width: 320, height: 256 },
      { width: 640, height: 512 },
    ]) {
      await page.setViewportSize(size);
      for (const [name, address] of screens.filter(([screenName]) =>
        /^(cart|product)$/.test(screenName),
      )) {
        await openAfresh(page, address);
        for (let press = 0; press < 70; press += 1) {
          await page.keyboard.press('Tab');
          const state = `${name}, ${size.height} px high, Tab ${press + 1}`;
          await expect.poll(() => page.evaluate(focusFault), state).toBe('');
        }
      }
    }
  });

  test('keeps every control in the window and uncovered in any text size [reading 64]', async ({
    page,
  }) => {
    await page.addInitScript((cart) => {
      if (window.top === window && window.location.protocol !== 'about:')
        localStorage.setItem('cart', cart);
    }, cartLine);
    const setTextSize = await textSizeSetter(page);
    await page.setViewportSize({ width: 320, height: 760 });
    for (const [name, address] of screens) {
      await openAfresh(page, address);
      for (const size of textSizes) {
        await setTextSize(size);
        for (const width of windowWidths) {
          await page.setViewportSize({ width, height: 760 });
          const state = `${name}, ${size} px text, window of ${width} px`;
          await expect.poll(() => sidewaysScroll(page), `sideways scroll: ${state}`).toEqual([]);
          await expect.poll(() => cutTexts(page), `cut: ${state}`).toEqual([]);
          await expect.poll(() => unreachableControls(page), `unreachable: ${state}`).toEqual([]);
        }
      }
    }
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
      await expect.poll(() => page.evaluate(focusFault), `${name}, Tab ${press + 1}`).toBe('');
    }
    if (name !== 'category') continue;
    const background = (view: string) =>
      page
        .getByRole('button', { name: view, exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background('Tarjetas'), 'pressed').not.toBe(await background('Lista'));
  }
});

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
