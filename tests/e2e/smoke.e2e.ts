import { expect, test } from '../../testing/visit.ts';

test('the built site shows the catalogue of the database, without a word on the console', async ({
  page,
}) => {
  const response = page.waitForResponse((candidate) => candidate.url().endsWith('/graphql'));
  await page.goto('/');
  expect((await response).status()).toBe(200);
  // The families of the catalogue count what it holds.
  await expect(page.getByText(/^\d+ productos$/).first()).toBeVisible();
});

test('an unknown address gets the page that says so', async ({ page }) => {
  await page.goto('/#/no-existe');
  await expect(page.getByRole('heading', { name: '¡Oops! Página no encontrada' })).toBeVisible();
});
