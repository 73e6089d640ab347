import type { Page } from '@playwright/test';
import type { Catalogue } from '../../server/catalogue/stored-product.ts';
import { pasteList } from '../../src/content/paste-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { withShop } from '../../testing/shop.ts';
import { phone, withBrowser, withPhone } from '../lib/browser.ts';
import { formatNumber } from '../lib/format.ts';
import { longestTask, observeTasks } from '../lib/long-tasks.ts';
import type { LabPart } from '../lib/part.ts';
import { realisticCatalogue } from '../lib/realistic-catalogue.ts';
import { summarize } from '../lib/samples.ts';

const counts = [1_000, 10_000, 30_000];
const lines = 30;

/** What a visitor does in one visit, step by step. */
interface Step {
  title: string;
  run: (page: Page, shop: { url: string; catalogue: Catalogue }) => Promise<unknown>;
}

const searchField = (page: Page) => page.getByRole('combobox').first();
const firstCard = (page: Page) => page.locator('main article').first().waitFor();

const steps: readonly Step[] = [
  {
    title: 'home',
    run: (page, { url }) => open(page, `${url}/#${paths.home()}`),
  },
  {
    title: 'a category',
    run: async (page, { url, catalogue }) => {
      await open(page, `${url}/#${paths.category(catalogue.categories[0] ?? '')}`);
      await page.locator('main article, main table').first().waitFor();
    },
  },
  {
    title: 'results opened by their address',
    run: async (page, { url }) => {
      await open(page, `${url}/?tubo#${paths.search('tubo')}`);
      await firstCard(page);
    },
  },
  {
    title: 'search field focused on a product',
    run: async (page, { url, catalogue }) => {
      await open(page, `${url}/?producto#${paths.product(catalogue.products[0]?.id ?? 0)}`);
      await rest(page);
      await longestTask(page);
      await searchField(page).tap();
    },
  },
  { title: 'first key', run: (page) => searchField(page).pressSequentially('t') },
  {
    title: 'more keys',
    run: (page) => searchField(page).pressSequentially('ubo cuad 2x2x1.5', { delay: 150 }),
  },
  {
    title: 'a list of 30 lines read on a new visit',
    run: async (page, { url, catalogue }) => {
      await open(page, `${url}/?lista#${paths.cart()}`);
      await rest(page);
      await page.getByRole('button', { name: pasteList.open, exact: true }).first().tap();
      const field = page.getByRole('dialog').getByRole('textbox').first();
      await field.fill(listOf(catalogue));
      await page.getByRole('button', { name: pasteList.read, exact: true }).first().tap();
      await page.locator('dialog li').first().waitFor();
    },
  },
];

export const largeShop: LabPart = {
  title: 'A shop of many products on a phone',
  method: `One visit on a phone of 412 × 823 px, processor ÷${phone.cpuSlowdown}, PostgreSQL, medians of three: the longest task of each step (ms, 0 below 50 ms), without what happens under the loading screen; then the heap after garbage collection (MB).`,
  run: async ({ quick }) => {
    const sizes = quick ? counts.slice(0, 1) : counts;
    const columns: string[][] = [];
    for (const count of sizes) columns.push(await measure(catalogueOf(count), quick ? 1 : 3));
    const titles = [...steps.map(({ title }) => title), 'heap of home', 'heap after the list'];
    const rows = titles.map((title, at) => [title, ...columns.map((column) => column[at] ?? '')]);
    return {
      tables: [{ head: ['', ...sizes.map((count) => count.toLocaleString('en-US'))], rows }],
    };
  },
};

async function measure(catalogue: Catalogue, visits: number): Promise<string[]> {
  return withShop({ engine: 'postgres', products: catalogue }, ({ url }) =>
    withBrowser(async (browser) => {
      const figures: number[][] = [];
      for (let visit = 0; visit < visits; visit++) {
        const shop = { url, catalogue };
        figures.push(await withPhone(browser, { slowNetwork: false }, (page) => walk(page, shop)));
      }
      const median = (_: unknown, at: number) =>
        formatNumber(summarize(figures.map((figure) => figure[at] ?? 0)).median);
      return (figures[0] ?? []).map(median);
    }),
  );
}

async function walk(page: Page, shop: { url: string; catalogue: Catalogue }): Promise<number[]> {
  await observeTasks(page);
  const tasks: number[] = [];
  const heaps: number[] = [];
  for (const step of steps) {
    await step.run(page, shop);
    await rest(page);
    tasks.push(await longestTask(page));
    if (heaps.length === 0) heaps.push(await heapOf(page));
  }
  return [...tasks, ...heaps, await heapOf(page)];
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#overlay').waitFor({ state: 'detached' });
}

/** Waits for what the site does while the visitor reads. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3_000);
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 2 ** 20;
}

/** Lines as buyers write them: a quantity and a name in lower case without its length. */
function listOf({ products }: Catalogue): string {
  const step = Math.floor(products.length / lines);
  return products
    .filter((_, at) => at % step === 0)
    .slice(0, lines)
    .map(({ name }, at) => `${at + 2} ${name?.toLowerCase().replace(/ x [\d.]+ m$/, '')}`)
    .join('\n');
}

function catalogueOf(count: number): Catalogue {
  const unset = { priceBuy: null, discount: null, discountFrom: null, discountUntil: null };
  const products = realisticCatalogue(count).map((product) => ({
    ...{ ...unset, ...product },
    price: 10 + (product.id % 90),
    stock: 100,
  }));
  return { categories: [...new Set(products.map(({ category }) => category))], products };
}
