import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { serviceSlugs } from '../../src/lib/service-slug.ts';
import { paths } from '../../src/paths.ts';
import { expect, test } from '../support/visit.ts';
import { putBackendInto, type State } from './states.ts';

interface Screen {
  name: string;
  address: string;
  states?: readonly State[];
  /** Operations that the state is about; all, where none is named. */
  operations?: readonly string[];
  /** What the visitor has done before. */
  cart?: boolean;
  /** Whether what lies further down is left alone. */
  firstView?: boolean;
}

const all: readonly State[] = ['full', 'loading', 'empty', 'error'];

const screens: readonly Screen[] = [
  { name: 'home', address: '/', states: all, operations: ['ProductosResumen', 'Category'] },
  // Home once more, under another title: the first view tells.
  { name: 'list', address: '/list', firstView: true },
  {
    name: 'category',
    address: '/productos/%C3%81NGULOS',
    states: all,
    operations: ['ProductosPorCategoria'],
  },
  {
    name: 'search',
    address: '/buscar/2%201%2F2',
    states: all,
    operations: ['BuscarProductosPorNombre', 'ProductosResumen'],
  },
  { name: 'product', address: '/products/101', states: all },
  { name: 'cart', address: '/cart', cart: true },
  { name: 'cart-empty', address: '/cart' },
  { name: 'services', address: '/servicios' },
  ...serviceSlugs.map((slug) => ({ name: `service-${slug}`, address: paths.service(slug) })),
  { name: 'terms', address: '/terminos-condiciones' },
  { name: 'privacy', address: '/privacidad' },
  { name: 'about', address: '/sobre-nosotros' },
  { name: 'contact', address: '/contacto' },
  { name: 'faq', address: '/preguntas-frecuentes' },
  { name: 'support', address: '/soporte-ayuda' },
  { name: 'not-found', address: '/politica-cookies' },
];

const widths = [360, 768, 1440] as const;

// Each screen is visited at three widths of its own choosing, so one project is enough.
test.describe('every screen in every state', { tag: '@desk' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // A long list at three widths is a lot to look at.
  test.describe.configure({ timeout: 120_000 });

  for (const screen of screens) {
    for (const state of screen.states ?? ['full']) {
      const name = screen.states ? `${screen.name}-${state}` : screen.name;
      test(`${name} has no accessibility violation and fits its window`, async ({
        page,
        expectConsole,
      }) => {
        if (state === 'error') expectConsole(/Failed to load resource.*500/);
        if (state === 'error' && screen.name !== 'category') {
          expectConsole(/Error loading products:/);
        }
        await putBackendInto(page, state, screen.operations);
        if (screen.cart) await fillCart(page);

        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await open(page, `/?${width}#${screen.address}`);
          await settle(page, state, screen.firstView);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
            `at ${width} px`,
          ).toEqual([]);
          await page.screenshot({
            path: `test-results/screens/${name}-${width}.png`,
            fullPage: true,
          });
        }
      });
    }
  }
});

/** Opens an address without waiting out the loading screen: its clock is run ahead. */
async function open(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await page.getByRole('contentinfo', { includeHidden: true }).waitFor({ state: 'attached' });
  await page.clock.runFor(3000);
  await expect(page.locator('#overlay')).toHaveCount(0);
}

/** Waits until what the state has to show is there, down to the pictures in view. */
async function settle(page: Page, state: State, firstView = false) {
  await expect(page.locator('main h1')).not.toHaveCount(0);
  if (state !== 'loading') await page.waitForLoadState('networkidle');
  if (firstView) return;
  // What the browser leaves out while it is far from view is to be looked at too.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 900) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
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
