import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

// On a phone its pointer is coarse, which a style sheet may take for a reason to snap.
test('a shelf of home moves by exactly 600 px at a press, also by touch', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  const section = page.getByRole('region', { name: 'Nuestros productos' });
  await section.scrollIntoViewIfNeeded();
  const shelf = section.getByRole('region').first();
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('article')).not.toHaveCount(1);
  await press(page, shelf.getByRole('button', { name: /^Siguientes/ }));
  expect(await restingPlace(shelf.getByRole('list'))).toBe(600);
});

test('the related products move by 75% of their width, at most 300 px, also by touch', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, paths.product(101));
  const row = page.getByRole('list', { name: 'Productos relacionados' });
  await row.scrollIntoViewIfNeeded();
  await press(page, page.getByRole('button', { name: /^Siguientes: Productos relacionados/ }));
  const width = await row.evaluate((element) => element.clientWidth);
  expect(Math.abs((await restingPlace(row)) - Math.min(width * 0.75, 300))).toBeLessThan(1);
});

/** By finger where the window has one. */
async function press(page: Page, button: Locator) {
  const isCoarse = await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches);
  await (isCoarse ? button.tap() : button.click());
}

/** How far a row is scrolled, once it has moved and has come to rest. */
async function restingPlace(row: Locator): Promise<number> {
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  return row.evaluate(async (element) => {
    let [last, frames] = [element.scrollLeft, 0];
    while (frames < 20) {
      await new Promise(requestAnimationFrame);
      frames = element.scrollLeft === last ? frames + 1 : 0;
      last = element.scrollLeft;
    }
    return last;
  });
}
