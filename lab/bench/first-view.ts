import { paths } from '../../src/navigation/paths.ts';
import { withShop } from '../../testing/shop.ts';
import { phone, withBrowser, withPhone } from '../lib/browser.ts';
import { type FirstView, observeFirstView, readFirstView } from '../lib/first-view.ts';
import { formatSample } from '../lib/format.ts';
import type { LabPart } from '../lib/part.ts';
import { interleave, summarize } from '../lib/samples.ts';

const addresses = {
  home: paths.home(),
  category: paths.category('ÁNGULOS'),
  product: paths.product(101),
};

export const firstView: LabPart = {
  title: 'First view',
  method: `Loads on a phone of 412 × 823 px, ${phone.bitsPerSecond / 1e6} Mbps, ${phone.latencyMs} ms, processor ÷${phone.cpuSlowdown}, empty cache. A view is whole if nothing in the window is missing when the loading screen lifts: no skeleton, no picture, heading and a control visible. The longest task (ms) is that of the following second.`,
  run: async ({ quick }) => {
    const views = await withShop({ engine: 'postgres' }, ({ url }) =>
      withBrowser((browser) =>
        interleave(Object.keys(addresses), quick ? 1 : 10, (name) =>
          withPhone(browser, { slowNetwork: true }, async (page) => {
            await observeFirstView(page);
            await page.goto(`${url}/#${Reflect.get(addresses, name)}`, { waitUntil: 'load' });
            return readFirstView(page);
          }),
        ),
      ),
    );
    const rows = [...views].map(([name, loads]) => [name, ...summaryOf(loads)]);
    return { tables: [{ head: ['page', 'whole', 'longest task', 'missing'], rows }] };
  },
};

function summaryOf(loads: readonly FirstView[]): string[] {
  const missing = loads.flatMap((load) => load.missing);
  return [
    `${loads.filter((load) => load.missing.length === 0).length} of ${loads.length}`,
    formatSample(summarize(loads.map(({ longestTask }) => longestTask))),
    [...new Set(missing)].join(', ') || '–',
  ];
}
