import { cutListTexts as texts } from '../../src/content/cut-list.ts';
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

test('the list of cuts works out its plan in a worker, under the policy of the page', async ({
  page,
}) => {
  const worker = page.waitForEvent('worker');
  await open(page, paths.product(101));
  await page.getByRole('button', { name: texts.open }).press('Enter');
  await page.getByLabel(texts.length).fill('2500');
  await page.getByLabel(texts.quantity).fill('3');
  await page.keyboard.press('Enter');
  expect((await worker).url()).toContain('cut-worker');
  await expect(page.getByText(texts.proved)).toBeVisible();
  await page.getByRole('button', { name: texts.use(2) }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Cantidad', exact: true })).toHaveValue('2');
});
