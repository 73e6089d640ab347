import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test('a page whose file cannot be had says so, and a reload opens it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  expectConsole(/Error showing a part of the page:/);
  await open(page, '/cart');
  await page.route('**/assets/FaqPage-*', (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = '#/preguntas-frecuentes';
  });
  await expect(
    page.getByRole('heading', { level: 1, name: 'No pudimos abrir esta página' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/assets/FaqPage-*');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
});
