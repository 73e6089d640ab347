import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';
import { overflowingTexts } from './overflow.ts';

const data = {
  buyer: 'Estructuras Metálicas Ñandú S.A.C.',
  ruc: '20100047218',
  reference: 'Cerco perimétrico, obra 14',
  place: 'Av. Industrial 540, Ate',
  date: '2026-12-01',
  note: 'Entregar por la puerta 3',
  wantsCertificate: true,
};

for (const { lines, pages } of [
  { lines: 1, pages: 1 },
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
  const cart = catalogue.products
    .filter(({ id }) => id % 11 === 0)
    .concat(catalogue.products.filter(({ id }) => id % 11 === 1))
    .slice(0, lines)
    .map((product, index) => ({ ...product, quantity: 1 + ((index * 7) % 99) }));
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
    },
    {
      cart,
      'cart-data': data,
      'cart-others': ['3 martillos de bola', '2 cajas de guantes de cuero'],
    },
  );
  await page.setViewportSize({ width: 703, height: 1000 });
  await open(page, paths.cart());
}
