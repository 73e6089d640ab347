import type { Locator } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

// By touch: a style sheet may add scroll snapping for coarse pointers.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a shelf of home scrolls by exactly 600 px at a press; the button of a reached end is disabled', async ({
  page,
}) => {
  await open(page);
  const section = page.getByRole('region', { name: 'Nuestros productos' });
  await section.scrollIntoViewIfNeeded();
  const shelf = section.getByRole('region').first();
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('article')).not.toHaveCount(1);
  const previous = shelf.getByRole('button', { name: /^Anteriores/ });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await shelf.getByRole('button', { name: /^Siguientes/ }).tap();
  expect(await settledScrollLeft(shelf.getByRole('list'))).toBe(600);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});

/** The scroll position of a row, once it has moved and has not changed for 20 frames. */
async function settledScrollLeft(row: Locator): Promise<number> {
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
