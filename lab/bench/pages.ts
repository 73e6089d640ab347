import type { Page } from '@playwright/test';
import { sharedListTexts } from '../../src/content/shared-list.ts';
import { paths } from '../../src/paths.ts';
import { withShop } from '../../testing/shop.ts';
import { onPhone, phone, withBrowser } from '../lib/browser.ts';
import { atMost, withSpread } from '../lib/figures.ts';
import { armForProduct, painted, takeSlowest, watchInteractions } from '../lib/interactions.ts';
import { interleaved, sampleOf } from '../lib/measure.ts';
import type { Findings, Part } from '../lib/result.ts';

/** Milliseconds: until the product was painted, and the slowest interaction of each step. */
interface Journey {
  toProduct: number;
  toCategory: number;
  steps: Record<string, number>;
}

const steps = [
  'type in the search field',
  'choose a result',
  'go back',
  'open a card',
  'raise the quantity',
  'add to the cart',
  'go to the cart',
  'change a quantity',
  'remove a line',
  'narrow a list',
  'show it as a table',
  'add six rows of it',
  'read a pasted list',
  'add it to the cart',
  'open the list to share',
  'close it',
] as const;

const addLines = /^Agregar \d+ líneas?/;

/** Sizes of the catalogue, and the most that an interaction may take at each (INP), in milliseconds. */
const goals = { '1000': 100, '10000': 200 } as const;
type Size = keyof typeof goals;

/** A visitor's way through the shop with a slow processor. */
export const journey: Part = {
  title: 'A visitor’s journey',
  run: async ({ quick }) => {
    const sizes: readonly Size[] = quick ? ['1000'] : ['1000', '10000'];
    const found = new Map<Size, readonly Journey[]>();
    for (const size of sizes) {
      const shop = { engine: 'postgres', products: Number(size) } as const;
      const { travelled } = await withShop(shop, ({ url }) =>
        withBrowser((browser) =>
          interleaved(['travelled'], quick ? 1 : 7, () =>
            onPhone(browser, { slowNetwork: false }, (page) => travel(page, url)),
          ),
        ),
      );
      found.set(size, travelled);
    }
    return findings(found);
  },
};

async function travel(page: Page, url: string): Promise<Journey> {
  await watchInteractions(page);
  await page.goto(`${url}/#/productos/LLAVE`);
  await page.locator('#overlay').waitFor({ state: 'detached' });
  const slowest: Record<string, number> = {};
  const step = async (name: (typeof steps)[number], act: () => Promise<void>) => {
    await takeSlowest(page);
    await act();
    slowest[name] = await takeSlowest(page);
  };

  const search = page.getByRole('combobox', { name: 'Buscar productos' });
  await step('type in the search field', async () => {
    await search.click();
    await search.pressSequentially('tubo cuad', { delay: 60 });
    await page.getByRole('option').first().waitFor();
  });
  await step('choose a result', () => page.getByRole('option').first().click());
  await page.getByRole('button', { name: 'Agregar al carrito' }).waitFor();
  let toCategory = Number.NaN;
  await step('go back', async () => {
    toCategory = await painted(page, 'article h2 a, article h3 a', () => history.back());
  });

  const card = page.getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  let toProduct = Number.NaN;
  await step('open a card', async () => {
    await armForProduct(page, (await card.getByRole('link').textContent()) ?? '');
    await card.getByRole('link').click();
    toProduct = await page.evaluate(() => Reflect.get(globalThis, 'productPainted'));
  });
  await page.getByRole('button', { name: 'Agregar al carrito', disabled: false }).waitFor();
  await step('raise the quantity', () =>
    page.getByRole('button', { name: 'Aumentar: Cantidad' }).click(),
  );
  await step('add to the cart', () =>
    page.getByRole('button', { name: 'Agregar al carrito' }).click(),
  );
  await step('go to the cart', () =>
    page.getByRole('dialog').getByRole('link', { name: 'Ver carrito' }).click(),
  );
  const quantity = page.getByRole('textbox', { name: /^Cantidad de/ });
  await step('change a quantity', async () => {
    await quantity.click();
    await page.keyboard.press('End');
    await page.keyboard.type('1');
  });
  await step('remove a line', () =>
    page
      .getByRole('button', { name: /^(Eliminar|Quitar)/ })
      .first()
      .click(),
  );

  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await page.evaluate((address) => {
    location.hash = address;
  }, paths.category('ÁNGULOS'));
  await page.getByRole('article').first().waitFor();
  await step('narrow a list', async () => {
    await press(/^Filtrar/);
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await press(/^Ver \d+/);
  });
  await page.getByRole('button', { name: /^Quitar filtro/ }).click();
  await step('show it as a table', () => press('Lista'));
  await step('add six rows of it', async () => {
    const quantities = page.getByRole('textbox', { name: /^Cantidad de/ });
    await quantities.nth(5).waitFor();
    for (let row = 0; row < 6; row++) {
      await quantities.nth(row).click();
      await page.keyboard.type(String(row + 1));
    }
    await press('Agregar 6 líneas');
  });
  const names = await page.getByRole('rowheader').allTextContents();
  await page.evaluate((address) => {
    location.hash = address;
  }, paths.cart());
  await press('Pegar lista');
  await page.getByRole('textbox', { name: 'Lista de productos' }).fill(
    names
      .slice(0, 40)
      .map((name) => `12 ${name}`)
      .join('\n'),
  );
  await step('read a pasted list', async () => {
    await press('Leer lista');
    await page.getByRole('button', { name: addLines }).waitFor();
  });
  await step('add it to the cart', () => press(addLines));
  await step('open the list to share', () => press(sharedListTexts.share));
  await step('close it', () => press('Cerrar'));
  return { toProduct, toCategory, steps: slowest };
}

function findings(found: ReadonlyMap<Size, readonly Journey[]>): Findings {
  const sizes = [...found].map(([size, journeys]) => {
    const label = Number(size).toLocaleString('en-US');
    const of = (read: (journey: Journey) => number) => sampleOf(journeys.map(read));
    return { label, limit: goals[size], of };
  });
  return {
    figures: sizes.flatMap(({ label, limit, of }) => [
      ...steps.map((step) =>
        atMost(
          limit,
          `${step}, ${label} products`,
          of((one) => one.steps[step] ?? 0),
          'ms',
        ),
      ),
    ]),
    tables: [
      {
        title: 'Until a page change is painted (ms)',
        head: ['change', ...sizes.map(({ label }) => `${label} products`)],
        rows: [
          [
            'from a card to its product, name and picture',
            (one: Journey) => one.toProduct,
          ] as const,
          ['back to a category that the cache knows', (one: Journey) => one.toCategory] as const,
        ].map(([change, read]) => [change, ...sizes.map(({ of }) => withSpread(of(read)))]),
      },
    ],
    notes: [
      `The slowest interaction of each step, from the event to the next paint (INP). Processor ÷${phone.processor}, the network of the machine itself, PostgreSQL; medians of seven, and the spread. The browser rounds the duration of an interaction to 8 ms and reports none below 16.`,
    ],
  };
}
