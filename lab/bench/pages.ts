import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { withShop } from '../../testing/shop.ts';
import { phone, withBrowser, withPhone } from '../lib/browser.ts';
import { formatSample } from '../lib/format.ts';
import type { Part } from '../lib/part.ts';
import { interleave, summarize } from '../lib/samples.ts';

interface PageChange {
  from: string;
  /** The link that is tapped. */
  link: (page: Page) => Locator;
}

const category = paths.category('ÁNGULOS');

const changes: Readonly<Record<string, PageChange>> = {
  'category → product': {
    from: category,
    link: (page) => page.getByRole('main').getByRole('article').first().getByRole('link'),
  },
  'product → cart': {
    from: paths.product(101),
    link: (page) => linkTo(page, paths.cart()),
  },
  'product → services': {
    from: paths.product(101),
    link: (page) => linkTo(page, paths.services()),
  },
  'home → category': {
    from: paths.home(),
    link: (page) => linkTo(page, category),
  },
};

/** Milliseconds of the first tap after loading the site, and of the same tap again. */
interface Times {
  first: number;
  later: number;
}

export const pages: Part = {
  title: 'Page changes',
  method: `From the touch on a link until the next page, with a product's picture, is painted (ms). Phone of 412 × 823 px, processor ÷${phone.cpuSlowdown}, PostgreSQL; medians of seven visits and their range.`,
  run: async ({ quick }) => {
    const sizes = quick ? [1_000] : [1_000, 10_000];
    const rows: string[][] = [];
    for (const products of sizes) {
      const measured = await withShop({ engine: 'postgres', products }, ({ url }) =>
        withBrowser((browser) =>
          interleave(Object.keys(changes), quick ? 1 : 7, (name) =>
            withPhone(browser, { slowNetwork: false }, (page) => measure(page, url, name)),
          ),
        ),
      );
      for (const [name, times] of measured) {
        const column = (of: keyof Times) => formatSample(summarize(times.map((time) => time[of])));
        rows.push([name, products.toLocaleString('en-US'), column('first'), column('later')]);
      }
    }
    return { tables: [{ head: ['change', 'products', 'first tap', 'later tap'], rows }] };
  },
};

function linkTo(page: Page, path: string): Locator {
  return page.locator(`a[href="#${path}"]:visible`).first();
}

async function measure(page: Page, url: string, name: string): Promise<Times> {
  const change = changes[name];
  if (!change) throw new Error(`Unknown page change: ${name}`);
  await page.goto(`${url}/#${change.from}`);
  await page.locator('#overlay').waitFor({ state: 'detached' });
  const first = await tapUntilPainted(page, change);
  await page.goBack();
  const later = await tapUntilPainted(page, change);
  return { first, later };
}

async function tapUntilPainted(page: Page, { link }: PageChange): Promise<number> {
  const target = link(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(awaitNextPage);
  await target.tap();
  return page.evaluate(() => Reflect.get(globalThis, 'nextPagePainted'));
}

/** Runs in the page: resolves `nextPagePainted` with the time from the next touch to the next page. */
function awaitNextPage(): void {
  const heading = () => document.querySelector('main h1');
  const previous = heading();
  const isComplete = () => {
    const current = heading();
    const picture = document.querySelector<HTMLImageElement>('main figure img');
    const hasPicture =
      !picture ||
      (picture.complete && picture.naturalWidth > 0) ||
      // The card's picture, shown until the larger one has loaded.
      getComputedStyle(picture).backgroundImage !== 'none';
    return current !== null && current !== previous && hasPicture;
  };
  const nextPagePainted = new Promise<number>((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const check = () => {
        if (!isComplete()) return requestAnimationFrame(check);
        // A task after the frame's callbacks: the frame is rendered.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        return port2.postMessage(null);
      };
      requestAnimationFrame(check);
    };
    addEventListener('pointerdown', start, { capture: true, once: true });
  });
  Object.assign(globalThis, { nextPagePainted });
}
