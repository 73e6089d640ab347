import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

const turns = 20;
const category = paths.category('BARRAS REDONDAS');

test.describe('two tabs of one visitor', { tag: '@slow' }, () => {
  test('lose no edit to a later one in the other tab', async ({ page, context }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) await open(tab, category);

    let expected = '[]';
    for (let turn = 0; turn < turns; turn++) {
      const [tab = page, ...rest] = turn % 2 === 0 ? tabs : [...tabs].reverse();
      await addFromCard(tab, turn % 5);
      await expect.poll(() => stored(tab)).not.toBe(expected);
      expected = await stored(tab);
      for (const one of rest) await expect.poll(() => stored(one)).toBe(expected);
    }
    expect(await quantities(page)).toEqual([4, 4, 4, 4, 4]);

    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, paths.cart());
    // The dialog goes with the page on which something was added.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .click();
    await expect.poll(() => quantities(other)).toEqual([4, 4, 4, 4]);
    await addFromCard(other, 0);
    for (const tab of tabs) {
      await expect.poll(() => quantities(tab)).toEqual([4, 4, 4, 4, 1]);
      await expectLabel(tab, 'Carrito: 5 productos, 17 unidades');
    }
  });

  test('come to the same cart after edits in the same instant', async ({ page, context }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) await open(tab, category);
    for (const tab of tabs) for (const card of [0, 1, 2]) await addFromCard(tab, card);

    await Promise.all(tabs.map((tab, card) => addFromCard(tab, 3 + card)));

    // What one tab has written reaches the other's storage a moment later.
    await expect.poll(async () => new Set(await Promise.all(tabs.map(stored))).size).toBe(1);
    const left = await quantities(page);
    expect(left.slice(0, 3)).toEqual([2, 2, 2]);
    const units = left.reduce((sum, quantity) => sum + quantity, 0);
    for (const tab of tabs) {
      await expectLabel(tab, `Carrito: ${left.length} productos, ${units} unidades`);
    }
  });
});

/** Adds one piece of the product of a card, and waits until its button is at rest again. */
async function addFromCard(tab: Page, card: number): Promise<void> {
  const button = tab.locator('article button').nth(card);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await button.evaluate((element: HTMLButtonElement) => element.click());
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
}

async function expectLabel(tab: Page, label: string): Promise<void> {
  await expect(tab.locator(`a[aria-label="${label}"]`).first()).toBeAttached();
}

function stored(tab: Page): Promise<string> {
  return tab.evaluate(() => localStorage.getItem('cart') ?? '[]');
}

async function quantities(tab: Page): Promise<number[]> {
  const lines: { quantity: number }[] = JSON.parse(await stored(tab));
  return lines.map(({ quantity }) => quantity);
}
