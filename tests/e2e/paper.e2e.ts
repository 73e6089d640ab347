import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/navigation/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { overflowingTexts } from './overflow.ts';
import { printedCart } from './printed-cart.ts';

for (const { lines, pages } of [
  { lines: 1, pages: 1 },
  { lines: 12, pages: 1 },
  { lines: 40, pages: 2 },
]) {
  test(`the printed request of ${lines} lines takes ${pages} A4 pages, without parts of the site`, async ({
    page,
  }) => {
    await openCart(page, lines);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('[data-sheet]');
    await expect(sheet.getByRole('heading', { name: 'Solicitud de cotización' })).toBeVisible();
    await expect(sheet.getByRole('row')).toHaveCount(lines + 1);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Su cotización' })).toBeHidden();
    expect(await sheet.locator('img').count()).toBe(1);
    expect(await overflowingTexts(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    await writeFile(`test-results/paper-${lines}.pdf`, pdf);
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
    // A4 in points.
    expect(text).toMatch(/\/MediaBox \[0 0 (594\.9\d*|595\.\d+) (841\.\d+|842\.\d+)\]/);
  });
}

async function openCart(page: Page, lines: number) {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, printedCart(lines));
  await page.setViewportSize({ width: 703, height: 1000 });
  await open(page, paths.cart());
}
