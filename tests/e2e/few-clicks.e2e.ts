import { devices, type Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

/** What is wanted of each category: products by name, or so many lines, every third of its list. */
type MaterialsList = readonly (readonly [category: string, wanted: readonly string[] | number])[];

const angle = (size: string) => `ÁNGULO ESTRUCTURAL A36 ${size} x 6 m`;
const flat = (size: string) => `PLATINA A36 ${size} x 6 m`;
const square = (size: string) => `TUBO CUADRADO LAC ${size} x 6 m`;

/** For a gate and a railing. */
const gate: MaterialsList = [
  [
    'TUBOS CUADRADOS',
    ['1" x 1" x 1.5 mm', '1 1/2" x 1 1/2" x 1.5 mm', '2" x 2" x 2.0 mm'].map(square),
  ],
  ['ÁNGULOS', ['1" x 1/8"', '1 1/2" x 1/8"', '2" x 1/4"'].map(angle)],
  ['PLATINAS', ['1/8" x 1"', '1/4" x 1 1/2"', '1/4" x 2"'].map(flat)],
  [
    'ELECTRODOS',
    ['ELECTRODO E6011 1/8" x 1 kg', 'ELECTRODO E6013 1/8" x 1 kg', 'ELECTRODO E7018 1/8" x 1 kg'],
  ],
];

test.describe('on a phone', () => {
  const { viewport: _, ...desktop } = devices['Desktop Chrome'];
  test.use({ ...desktop, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a welder’s 12 items of four categories are on the list with 25 taps at the most', async ({
    page,
  }) => {
    await countPresses(page);
    await open(page);
    await addAll(page, gate);
    expect(await linesInCart(page)).toBe(12);
    expect(await presses(page)).toBeLessThanOrEqual(25);
  });
});

test('an assistant’s 40 lines of five categories are on the list with 60 clicks at the most', async ({
  page,
}) => {
  await countPresses(page);
  await open(page);
  const categories = [
    'TUBOS CUADRADOS',
    'ÁNGULOS',
    'PLATINAS',
    'TUBOS REDONDOS',
    'FIERRO CORRUGADO',
  ];
  await addAll(
    page,
    categories.map((category) => [category, 8]),
  );
  await page.getByRole('link', { name: 'Ir al carrito' }).click();
  await expect(page.getByRole('list', { name: 'Productos de su cotización' })).toBeVisible();
  expect(await linesInCart(page)).toBe(40);
  expect(await presses(page)).toBeLessThanOrEqual(60);
});

/** Opens each category by the menu, and adds what is wanted of it by its table. */
async function addAll(page: Page, lists: MaterialsList): Promise<void> {
  for (const [turn, [category, wanted]] of lists.entries()) {
    await page.getByRole('button', { name: 'Todas las categorías' }).click();
    const menu = page.getByRole('navigation', { name: 'Todas las categorías' });
    await menu.getByRole('link', { name: category, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
    // The next lists open as the first was left.
    if (turn === 0) await page.getByRole('button', { name: 'Lista' }).click();
    const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
    const chosen =
      typeof wanted === 'number'
        ? Array.from({ length: wanted }, (_, line) => field(/^Cantidad de /).nth(3 * line))
        : wanted.map((name) => field(`Cantidad de ${name}`));
    for (const quantity of chosen) {
      await quantity.click();
      await page.keyboard.type('6');
    }
    await page.getByRole('button', { name: `Agregar ${chosen.length} líneas` }).click();
    await expect(page.getByText(`${chosen.length} líneas agregadas para cotización`)).toBeVisible();
  }
}

/** Counts the presses of a finger or a mouse; what is typed is none. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (!isTrusted || detail === 0) return;
        const { dataset } = document.documentElement;
        dataset.presses = String(Number(dataset.presses ?? 0) + 1);
      },
      true,
    );
  });
}

function presses(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.presses));
}

function linesInCart(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length);
}
