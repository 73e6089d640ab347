import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutListTexts as texts } from '../../src/content/cut-list.ts';
import { sharedListTexts as sharing } from '../../src/content/shared-list.ts';
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { overflowingTexts } from '../../testing/overflow.ts';
import { expect, test } from '../../testing/visit.ts';

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, { tag: '@slow' }, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the list of cuts is accessible and fits its window, with a fault and with a plan', async ({
      page,
    }) => {
      await open(page, paths.product(101));
      await calculate(page, '7000', '3');
      await expect(page.getByLabel(texts.length)).toBeFocused();
      await expectSound(page);
      await page.getByLabel(texts.length).fill('1250.5');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: texts.plan })).toBeVisible();
      await expectSound(page);
    });

    test('the shared list with its code is accessible and fits its window', async ({ page }) => {
      await open(page, paths.sharedCart('101x12.206x24'));
      await page.getByRole('button', { name: sharing.add }).press('Enter');
      await page.getByRole('button', { name: sharing.share }).press('Enter');
      await expect(page.getByRole('img', { name: sharing.qr })).toBeVisible();
      await expectSound(page);
    });
  });
}

/** Opens the list of cuts and asks for pieces, by the keyboard alone. */
async function calculate(page: Page, length: string, quantity: string) {
  await page.getByRole('button', { name: texts.open }).press('Enter');
  await page.getByLabel(texts.length).fill(length);
  await page.getByLabel(texts.quantity).fill(quantity);
  await page.keyboard.press('Enter');
}

async function expectSound(page: Page) {
  // Once the dialog has faded in: until then its colours are those of what shines through.
  await page.getByRole('dialog').evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await overflowingTexts(page, 'dialog')).toEqual([]);
}
