import type { Locator, Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

/** What is wanted of each list: products by name, or so many lines, every third of it. */
type MaterialsList = readonly (readonly [list: string, wanted: readonly string[] | number])[];

type Press = (target: Locator) => Promise<void>;

const angle = (size: string) => `ÁNGULO ESTRUCTURAL A36 ${size} x 6 m`;
const flat = (size: string) => `PLATINA A36 ${size} x 6 m`;
const square = (size: string) => `TUBO CUADRADO LAC ${size} x 6 m`;

/** For a gate and a railing, by what one calls them. */
const gate: MaterialsList = [
  [
    'tubo cuadrado',
    ['1" x 1" x 1.5 mm', '1 1/2" x 1 1/2" x 1.5 mm', '2" x 2" x 2.0 mm'].map(square),
  ],
  ['angulo', ['1" x 1/8"', '1 1/2" x 1/8"', '2" x 1/4"'].map(angle)],
  ['platina', ['1/8" x 1"', '1/4" x 1 1/2"', '1/4" x 2"'].map(flat)],
  [
    'electrodo',
    ['ELECTRODO E6011 1/8" x 1 kg', 'ELECTRODO E6013 1/8" x 1 kg', 'ELECTRODO E7018 1/8" x 1 kg'],
  ],
];

test('a welder’s 12 items of four searches are in the cart with 25 taps at the most', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await open(page);
  expect(await addAll(page, gate, bySearch)).toBeLessThanOrEqual(25);
  expect(await linesInCart(page)).toBe(12);
});

test('an assistant’s 40 lines of five categories are in the cart with 60 clicks at the most', {
  tag: '@slow',
}, async ({ page }) => {
  const categories = [
    'TUBOS CUADRADOS',
    'ÁNGULOS',
    'PLATINAS',
    'TUBOS REDONDOS',
    'FIERRO CORRUGADO',
  ];
  await open(page);
  const clicks = await addAll(
    page,
    categories.map((category) => [category, 8]),
    byMenu,
  );
  expect(clicks).toBeLessThanOrEqual(60);
  expect(await linesInCart(page)).toBe(40);
});

async function bySearch(page: Page, term: string, press: Press): Promise<void> {
  await press(page.getByRole('combobox', { name: 'Buscar productos' }));
  await page.keyboard.type(term);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: `Resultados para ${term}` }),
  ).toBeVisible();
}

async function byMenu(page: Page, category: string, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Todas las categorías' }));
  const menu = page.getByRole('navigation', { name: 'Todas las categorías' });
  await press(menu.getByRole('link', { name: category, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
}

/**
 * Opens each list, and adds what is wanted of it by its table.
 *
 * @returns presses of a finger or the mouse; what is typed is none
 */
async function addAll(page: Page, lists: MaterialsList, openList: typeof byMenu): Promise<number> {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  for (const [turn, [list, wanted]] of lists.entries()) {
    await openList(page, list, press);
    // The next lists open as the first was left.
    if (turn === 0) await press(page.getByRole('button', { name: 'Lista' }));
    await expect(page.getByRole('table')).toBeVisible();
    const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
    const chosen =
      typeof wanted === 'number'
        ? Array.from({ length: wanted }, (_, line) => field(/^Cantidad de /).nth(3 * line))
        : wanted.map((name) => field(`Cantidad de ${name}`));
    for (const quantity of chosen) {
      await press(quantity);
      await page.keyboard.type('6');
    }
    await press(page.getByRole('button', { name: `Agregar ${chosen.length} líneas` }));
    await expect(page.getByText(`${chosen.length} líneas agregadas para cotización`)).toBeVisible();
  }
  return presses;
}

function linesInCart(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length);
}
