import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { serviceSlugs } from '../../src/lib/service-slug.ts';
import { paths } from '../../src/paths.ts';
import { drawAll, drawWhatIsFar, open, openHeld } from '../support/open-site.ts';
import { shows } from '../support/shows-page.ts';
import { expect, test } from '../support/visit.ts';

interface Screen {
  /** Of its pictures, in test-results/screens/. */
  name: string;
  address: string;
  /** What the visitor has done before. */
  cart?: boolean;
  /** Whether what lies further down is left alone. */
  firstView?: boolean;
  /** Whether it is looked at while it loads. The page's clock is held, lest it give up meanwhile. */
  loading?: boolean;
  /** Widths at which it is searched for violations; all, where nothing is said. */
  audited?: readonly number[];
}

const widths = [360, 768, 1440];
/** The layouts that differ most: enough where a screen is another's with a part exchanged. */
const ends = [360, 1440];
/** Enough for what is another screen's document in all but a title or a highlight. */
const narrowest = [360];

const category = paths.category('ÁNGULOS');
const search = paths.search('2 1/2');
const product = paths.product(101);

/** What the server itself answers. */
const screens: readonly Screen[] = [
  { name: 'home-full', address: '/' },
  // Home once more, under another title: the first view tells.
  { name: 'list', address: '/list', firstView: true, audited: narrowest },
  { name: 'category-full', address: category },
  { name: 'search-full', address: search },
  { name: 'product-full', address: product },
  { name: 'cart', address: '/cart', cart: true },
  { name: 'cart-empty', address: '/cart' },
  { name: 'services', address: '/servicios' },
  ...serviceSlugs.map((slug) => ({
    name: `service-${slug}`,
    address: paths.service(slug),
    audited: narrowest,
  })),
  { name: 'terms', address: '/terminos-condiciones' },
  { name: 'privacy', address: '/privacidad' },
  { name: 'about', address: '/sobre-nosotros' },
  { name: 'contact', address: '/contacto' },
  { name: 'faq', address: '/preguntas-frecuentes' },
  { name: 'support', address: '/soporte-ayuda' },
  { name: 'not-found', address: '/politica-cookies' },
];

// Each screen is visited at three widths of its own choosing, so one project is enough.
test.describe('every screen in every state', { tag: '@desk' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // A long list at three widths is a lot to look at.
  test.describe.configure({ timeout: 120_000 });

  for (const screen of screens) {
    test(`${screen.name} has no accessibility violation and fits its window`, ({ page }) =>
      look(page, screen));
  }

  shows(
    'data-loading',
    'tiempo-agotado:productosResumen,tiempo-agotado:category',
    'home that loads',
    ({ page }) => look(page, { audited: ends, name: 'home-loading', address: '/', loading: true }),
  );
  shows(
    'data-loading',
    'tiempo-agotado:productosPorCategoria',
    'a category that loads',
    ({ page }) =>
      look(page, { audited: ends, name: 'category-loading', address: category, loading: true }),
  );
  shows(
    'data-loading',
    'tiempo-agotado:buscarProductosPorNombre,tiempo-agotado:productosResumen',
    'a search that loads',
    ({ page }) =>
      look(page, { audited: ends, name: 'search-loading', address: search, loading: true }),
  );
  shows('data-loading', 'tiempo-agotado', 'a product that loads', ({ page }) =>
    look(page, { audited: ends, name: 'product-loading', address: product, loading: true }),
  );

  shows(
    ['data-empty', 'empty-home'],
    'vacio:productosResumen,vacio:category',
    'home without products',
    ({ page }) => look(page, { audited: ends, name: 'home-empty', address: '/' }),
  );
  shows(
    ['data-empty', 'empty-category'],
    'vacio:productosPorCategoria',
    'a category without products',
    ({ page }) => look(page, { audited: ends, name: 'category-empty', address: category }),
  );
  shows(
    ['data-empty', 'empty-search'],
    'vacio:buscarProductosPorNombre,vacio:productosResumen',
    'a search without results',
    ({ page }) => look(page, { audited: ends, name: 'search-empty', address: search }),
  );
  shows('data-empty', 'vacio', 'a product that does not exist', ({ page }) =>
    look(page, { audited: ends, name: 'product-empty', address: product }),
  );

  shows(
    ['data-error', 'list-load-failure'],
    '500:productosResumen,500:category',
    'home that could not be loaded',
    ({ page, expectConsole }) => {
      expectFailures(expectConsole);
      return look(page, { audited: ends, name: 'home-error', address: '/' });
    },
  );
  shows(
    ['data-error', 'category-load-failure'],
    '500:productosPorCategoria',
    'a category that could not be loaded',
    ({ page, expectConsole }) => {
      expectConsole(refused);
      return look(page, { audited: ends, name: 'category-error', address: category });
    },
  );
  shows(
    ['data-error', 'search-load-failure'],
    '500:buscarProductosPorNombre,500:productosResumen',
    'a search that could not be loaded',
    ({ page, expectConsole }) => {
      expectFailures(expectConsole);
      return look(page, { audited: ends, name: 'search-error', address: search });
    },
  );
  shows(
    ['data-error', 'product-load-failure'],
    '500',
    'a product that could not be loaded',
    ({ page, expectConsole }) => {
      expectFailures(expectConsole);
      return look(page, { audited: ends, name: 'product-error', address: product });
    },
  );
});

const refused = /Failed to load resource.*500/;

function expectFailures(expectConsole: (pattern: RegExp) => void) {
  expectConsole(refused);
  expectConsole(/Error loading products:/);
}

/**
 * Looks at a screen at each width: no accessibility violation, no sideways scroll, and a picture
 * for people. The window is made wider under an open page, as a visitor turns a telephone.
 */
async function look(page: Page, screen: Screen) {
  const { name, address, cart, firstView, loading, audited = widths } = screen;
  if (cart) await fillCart(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (width === widths[0]) await (loading ? openHeld : open)(page, address);
    await settle(page, { loading, firstView });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    if (audited.includes(width)) {
      const found = violations(page);
      // The search waits by the page's own timers, a millisecond at a time.
      if (loading) await runClockUntil(page, found);
      expect(await found, `at ${width} px`).toEqual([]);
    }
    await page.screenshot({ path: `test-results/screens/${name}-${width}.png`, fullPage: true });
  }
}

/** Lets the page's held clock go on, slowly, until something is done. */
async function runClockUntil(page: Page, work: Promise<unknown>) {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  // The clock is that of all pages, and the search closes a page of its own meanwhile.
  while (!isDone) await page.clock.runFor(1).catch(() => {});
}

/** Each rule of accessibility that is broken, with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}

/** Waits until what there is to see is there, down to the pictures. */
async function settle(page: Page, { loading = false, firstView = false }) {
  await expect(page.locator('main h1')).not.toHaveCount(0);
  if (!loading) await page.waitForLoadState('networkidle');
  if (!firstView) {
    // What is left out while it is far from view is to be looked at too.
    await drawAll(page, { held: loading });
    await drawWhatIsFar(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 900) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
}

async function fillCart(page: Page) {
  const line = {
    uuid: null,
    description: null,
    category: 'ÁNGULOS',
    stock: 10,
    marca: null,
    imageUrl: '/images/products/angulo-640.webp',
  };
  const cart = [
    {
      ...line,
      id: 201,
      name: 'ÁNGULO A36 2" x 1/4" x 6 m',
      price: 129.9,
      discount: 10,
      quantity: 12,
    },
    {
      ...line,
      id: 202,
      name: 'ÁNGULO A36 3" x 1/4" x 6 m',
      price: null,
      discount: null,
      quantity: 3,
    },
  ];
  await page.addInitScript((saved) => localStorage.setItem('cart', saved), JSON.stringify(cart));
}
