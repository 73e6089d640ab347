import type { Locator, Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { deferRequests } from './deferred.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shift.ts';

const logo = (page: Page) => page.getByRole('img', { name: /ir al inicio/ });
const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar productos' });
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito/ });

test.describe('the header of a wide window', () => {
  test('has a logo of 80 px, of 48 px when scrolled, and causes no layout shift', async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    const release = await deferRequests(page, '**/images/logo.png');
    await page.clock.install();
    await page.goto('/#/terminos-condiciones', { waitUntil: 'commit' });
    await page.getByRole('contentinfo', { includeHidden: true }).waitFor({ state: 'attached' });
    await page.clock.runFor(3000);
    await expect(page.locator('#overlay')).toHaveCount(0);
    release();
    await expect.poll(() => logo(page).evaluate(naturalHeight)).toBeGreaterThanOrEqual(2 * 80);
    expect(await height(logo(page))).toBe(80);

    await scrollTo(page, 600);
    await expect.poll(() => height(logo(page))).toBe(48);
    await expect(logo(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect.poll(() => height(logo(page))).toBe(80);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test('the cart stays to the right of the search field when the page is scrolled', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cart', '[{"id":1,"name":"TUBO","quantity":99}]'),
  );
  await open(page, '/terminos-condiciones');
  await expect(cart(page)).toHaveCount(1);
  const oneLine = 30;
  const word = cart(page).getByText('Carrito');
  if (await word.isVisible()) expect(await height(word)).toBeLessThan(oneLine);
  for (const top of [0, 900]) {
    await scrollTo(page, top);
    await expect(cart(page)).toBeInViewport({ ratio: 1 });
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    const [field, button] = [await box(search(page)), await box(cart(page))];
    expect(button.y).toBe(field.y);
    expect(button.height).toBe(field.height);
    expect(button.x).toBeGreaterThanOrEqual(field.right);
  }
});

test.describe('the header of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('has the words of the button for lists below, in view', async ({ page }) => {
    await open(page);
    const word = page.getByRole('button', { name: 'Pegar lista' }).getByText('Pegar lista');
    await expect(word).toBeInViewport({ ratio: 1 });
  });

  test('takes at most 152 px with its contact line, and less when scrolled', async ({ page }) => {
    await open(page, '/terminos-condiciones');
    expect(await height(logo(page))).toBe(38);
    expect((await box(page.getByRole('main'))).y).toBeLessThanOrEqual(152);
    await scrollTo(page, 900);
    const below = await search(page).evaluate((field) => {
      const { bottom } = field.getBoundingClientRect();
      return document.elementFromPoint(20, bottom + 12)?.closest('main')?.id;
    });
    expect(below).toBe('contenido');
  });
});

const naturalHeight = (image: Element) => (image as HTMLImageElement).naturalHeight;

async function height(locator: Locator): Promise<number> {
  return Math.round((await box(locator)).height);
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element is not rendered.');
  return { ...found, right: found.x + found.width };
}

function scrollTo(page: Page, top: number) {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}
