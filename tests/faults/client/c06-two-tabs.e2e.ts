import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { open } from '../../../testing/open-site.ts';
import { expect, test } from '../../../testing/visit.ts';
import { chance } from '../../../workbench/scenarios/chance.ts';

const seed = 6;
/** Of each tab: additions from the cards of a category. */
const editsPerTab = 490;
/** And lines that the first takes out of its cart while the second goes on. */
const removals = 20;
const category = paths.category('BARRAS REDONDAS');

test.describe('C6: two tabs of one visitor', { tag: '@desk' }, () => {
  // On a busy machine it takes its time.
  test.describe.configure({ timeout: 120_000 });

  test('C6: 1,000 interleaved edits of a cart, and none is lost', async ({ page, context }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) await open(tab, category);
    const cards = await page.getByRole('button', { name: /^Cotizar/ }).count();
    expect(cards).toBe(18);
    const choices = tabs.map((_, tab) =>
      Array.from({ length: editsPerTab }, (_, edit) =>
        Math.floor(chance(seed, `card ${tab} ${edit}`) * cards),
      ),
    );
    await Promise.all(tabs.map((tab, index) => press(tab, choices[index] ?? [])));

    const names = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    const wanted = new Map<string, number>();
    for (const choice of choices.flat()) {
      const name = names[choice] ?? '';
      wanted.set(name, Math.min(99, (wanted.get(name) ?? 0) + 1));
    }
    for (const tab of tabs) await expectCart(tab, wanted);

    // One takes lines out on the cart page while the other goes on adding to the rest.
    await page.evaluate(() => {
      window.location.hash = '#/cart';
    });
    const lines = page.getByRole('button', { name: /^Eliminar/ });
    await expect(lines).toHaveCount(wanted.size);
    const out = [...wanted.keys()].filter((_, place) => place % 3 === 0).slice(0, removals);
    const kept = names.flatMap((name, card) => (out.includes(name) ? [] : [card]));
    const more = Array.from({ length: removals - out.length }, (_, edit) => {
      return kept[Math.floor(chance(seed, `more ${edit}`) * kept.length)] ?? 0;
    });
    await Promise.all([
      page.evaluate((leaving) => {
        for (const name of leaving) {
          const label = `Eliminar ${name}`;
          const button = [...document.querySelectorAll('button')].find(
            (candidate) => candidate.getAttribute('aria-label') === label,
          );
          if (!button) throw new Error(`no button ${label}`);
          button.click();
        }
      }, out),
      press(other, more),
    ]);
    for (const name of out) wanted.delete(name);
    for (const choice of more) {
      const name = names[choice] ?? '';
      wanted.set(name, Math.min(99, (wanted.get(name) ?? 0) + 1));
    }
    expect(2 * editsPerTab + out.length + more.length).toBe(1000);
    for (const tab of tabs) await expectCart(tab, wanted);

    const stored = () =>
      Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem('cart'))));
    await expect.poll(async () => new Set(await stored()).size).toBe(1);
    await page.reload();
    expect(await cartOf(page)).toEqual(Object.fromEntries(wanted));
  });
});

/** Presses the buttons of so many cards in turn, each as soon as the one before is done. */
async function press(tab: Page, choices: readonly number[]) {
  await tab.evaluate(async (cards) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('article button')];
    const channel = new MessageChannel();
    const nextTask = () =>
      new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(null);
      });
    for (const card of cards) {
      const button = buttons[card];
      if (!button) throw new Error(`no card ${card}`);
      while (button.getAttribute('aria-busy') === 'true') await nextTask();
      button.click();
      await nextTask();
      while (button.getAttribute('aria-busy') === 'true') await nextTask();
    }
  }, choices);
}

async function expectCart(tab: Page, wanted: ReadonlyMap<string, number>) {
  const units = [...wanted.values()].reduce((sum, pieces) => sum + pieces, 0);
  const label = `Carrito: ${wanted.size} productos, ${units} unidades`;
  await expect(tab.locator(`a[aria-label="${label}"]`).first()).toBeAttached();
  // The other tab may still have to hear of the last edits, and store what it knows before it has.
  await expect.poll(() => cartOf(tab)).toEqual(Object.fromEntries(wanted));
}

/** What is stored: the pieces of each product by its name. */
async function cartOf(tab: Page): Promise<Record<string, number>> {
  const saved = await tab.evaluate(() => localStorage.getItem('cart') ?? '[]');
  const lines: { name: string; quantity: number }[] = JSON.parse(saved);
  return Object.fromEntries(lines.map(({ name, quantity }) => [name, quantity]));
}
