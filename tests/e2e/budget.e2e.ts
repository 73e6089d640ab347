import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { liftOverlay, open, renderAll } from '../../testing/open-site.ts';
import { expect, test } from '../../testing/visit.ts';

/** Compressed bytes until the page is idle, as a browser downloads them. The one style sheet is of all pages. */
const budget = { js: 124_500, css: 16_000, woff2: 60_000 } as const;
/** Of JavaScript, until the loading screen lifts. */
const firstViewBudget = 111_000;
/** Of JavaScript, for what a route adds to the first view of home. */
const routeBudget = 15_000;
/** The same for the pages that read products' names: lists are narrowed by them, sections drawn from them. */
const catalogueBudget = 28_500;
/** Of the cart, which reads names too, weighs its list, prints it, exports it and keeps what was sent. */
const cartBudget = 33_000;
/** In the first view; the rest of home is brought once that has been shown. */
const firstViewNodes = 1500;

const kinds: readonly string[] = Object.keys(budget);

const catalogue = [paths.product(101), paths.category('ÁNGULOS'), paths.search('tubo')];
const routes = [
  ...catalogue,
  paths.cart(),
  paths.services(),
  paths.terms(),
  paths.privacy(),
  paths.about(),
  paths.contact(),
  paths.faq(),
  paths.support(),
  '/no-existe',
];

function budgetOf(address: string): number {
  if (address === paths.cart()) return cartBudget;
  return catalogue.includes(address) ? catalogueBudget : routeBudget;
}

// Bytes and nodes are the same on every machine; they are counted as on a phone, once.
test.describe('the budget', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('of the first view and of all of home holds, and it asks for nothing twice', async ({
    page,
  }) => {
    const files = watchFiles(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
    });
    const banners: string[] = [];
    page.on('request', (request) => {
      const [, banner] = /banner_surtido-(\w+\.\w+)$/.exec(request.url()) ?? [];
      if (banner) banners.push(banner);
    });
    await openHeldBack(page);
    await page.waitForLoadState('networkidle');
    const scripts = weight(files, 'js');
    expect(scripts, `first view: ${list(files, 'js')}`).toBeLessThanOrEqual(firstViewBudget);
    expect(await nodesOf(page)).toBeLessThanOrEqual(firstViewNodes);

    await liftOverlay(page);
    await renderAll(page, { isPaused: true });
    await page.waitForLoadState('networkidle');
    expect(weight(files, 'js'), 'the rest is fetched after it').toBeGreaterThan(scripts);
    expect(asked.toSorted()).toEqual(['Category', 'ProductosResumen']);
    // Asked for before there is a page to lay out, and for this window all the same.
    expect(banners).toEqual(['640.avif']);
    for (const [kind, most] of Object.entries(budget)) {
      const bytes = weight(files, kind);
      expect(bytes, `bytes of ${kind}: ${list(files, kind)}`).toBeLessThanOrEqual(most);
      expect(bytes, `nothing of ${kind} was seen`).toBeGreaterThan(0);
    }
  });

  test('of each other route holds', async ({ page }) => {
    const files = watchFiles(page);
    await openHeldBack(page);
    await page.waitForLoadState('networkidle');
    const first = weight(files, 'js');
    for (const address of routes) {
      // Away first: another hash alone would be the same page, with all that it has.
      await page.goto('about:blank');
      files.clear();
      await open(page, address);
      await page.waitForLoadState('networkidle');
      // All of the first view's code is on every page.
      const added = weight(files, 'js') - first;
      const most = budgetOf(address);
      expect(added, `${address} adds ${list(files, 'js')}`).toBeLessThanOrEqual(most);
    }
  });
});

/** Opens home and holds it behind its loading screen, until the clock is run. */
async function openHeldBack(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.getByRole('contentinfo', { includeHidden: true }).waitFor({ state: 'attached' });
}

function nodesOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** The files of the built site that the page has downloaded, with their compressed sizes. */
function watchFiles(page: Page): Map<string, number> {
  const files = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (kinds.includes(kindOf(pathname))) files.set(pathname, compressedSize(pathname));
  });
  return files;
}

/** The size of what the build has compressed; what cannot be compressed further stands as it is. */
function compressedSize(pathname: string): number {
  const file = join('dist', pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function kindOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('.') + 1);
}

function weight(files: ReadonlyMap<string, number>, kind: string): number {
  return [...files].reduce((sum, [path, size]) => (kindOf(path) === kind ? sum + size : sum), 0);
}

function list(files: ReadonlyMap<string, number>, kind: string): string {
  const own = [...files].filter(([path]) => kindOf(path) === kind);
  return own.map(([path, size]) => `${path} ${size}`).join(', ');
}
