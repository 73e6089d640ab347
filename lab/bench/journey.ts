import type { Page } from '@playwright/test';
import { withShop } from '../../testing/shop.ts';
import { onPhone, phone, withBrowser } from '../lib/browser.ts';
import { atMost, withSpread } from '../lib/figures.ts';
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
] as const;

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
    await page.evaluate(() => Reflect.get(globalThis, 'takeSlowest')());
    await act();
    // Entries come some frames after what they tell of.
    await page.waitForTimeout(400);
    slowest[name] = await page.evaluate(() => Reflect.get(globalThis, 'takeSlowest')());
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
  return { toProduct, toCategory, steps: slowest };
}

/**
 * Gathers the slowest interaction, as INP counts them: from the event to the next paint.
 *
 * A browser without a window tells of a frame's being shown only with the one after it, which never
 * comes where nothing else moves; so something does, a dot that the page's own thread has no part in.
 */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('i');
      dot.style.cssText =
        'position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:red;pointer-events:none';
      document.documentElement.append(dot);
      const frames = [{ transform: 'translateX(0)' }, { transform: 'translateX(1px)' }];
      dot.animate(frames, { duration: 400, iterations: Infinity, easing: 'steps(4)' });
    });
    let slowest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId')) slowest = Math.max(slowest, entry.duration);
      }
    });
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as never);
    Object.assign(globalThis, {
      takeSlowest: () => {
        const taken = slowest;
        slowest = 0;
        return taken;
      },
    });
  });
}

/** From the click on a card until a frame with its name and its picture has been painted. */
async function armForProduct(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const whenPainted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const title = document.querySelector('main h1')?.textContent;
            const image = document.querySelector<HTMLImageElement>('main figure img');
            // Its own file, or that of the card in its stead.
            const picture =
              image &&
              ((image.complete && image.naturalWidth > 0) ||
                getComputedStyle(image).backgroundImage !== 'none');
            if (title !== wanted || !picture) return requestAnimationFrame(look);
            // The task after a frame's callbacks: the frame has been handed over.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            return port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { productPainted: whenPainted });
  }, name);
}

/** From an act until a frame that shows what the selector finds. */
function painted(page: Page, selector: string, act: () => void): Promise<number> {
  return page.evaluate(
    ([wanted, source]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          if (!document.querySelector(wanted ?? '')) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          return port2.postMessage(null);
        };
        new Function(`(${source})()`)();
        requestAnimationFrame(look);
      }),
    [selector, act.toString()],
  );
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
