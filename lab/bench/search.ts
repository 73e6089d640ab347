import { readFileSync } from 'node:fs';
import { catalogueOf } from '../../testing/reference-files.ts';
import { onPhone, phone, withBrowser } from '../lib/browser.ts';
import { atMost, withSpread } from '../lib/figures.ts';
import { interleaved, sampleOf } from '../lib/measure.ts';
import { bundleProgram } from '../lib/program.ts';
import type { Part } from '../lib/result.ts';
import { keystrokes } from '../peers/keystrokes.ts';
import type { SearchTimes } from '../peers/measure-search.ts';

/** Sizes of the catalogue, and the most that a keystroke may take at each, in milliseconds. */
const goals = { '1000': 8, '10000': 30 } as const;
type Size = keyof typeof goals;
const sizes: readonly Size[] = ['1000', '10000'];

/** Live search in the browser, by itself: what a keystroke costs before anything is painted. */
export const search: Part = {
  title: 'Live search',
  run: async ({ quick }) => {
    const source = readFileSync(await bundleProgram('peers/measure-search.ts'), 'utf8');
    const measured = quick ? sizes.slice(0, 1) : sizes;
    const found = await withBrowser((browser) =>
      interleaved(measured, quick ? 1 : 7, (size) =>
        onPhone(browser, { slowNetwork: false }, async (page) => {
          await page.addScriptTag({ type: 'module', content: source });
          return page.evaluate(
            ([rows, typed]): Promise<SearchTimes> =>
              Reflect.get(globalThis, 'measureSearch')(rows, typed),
            [rowsOf(Number(size)), keystrokes()] as const,
          );
        }),
      ),
    );
    const of = (size: Size, read: (times: SearchTimes) => number) =>
      sampleOf(found[size].map(read));
    const label = (size: Size) => Number(size).toLocaleString('en-US');
    return {
      figures: measured.map((size) =>
        atMost(
          goals[size],
          `keystroke at ${label(size)} products`,
          of(size, ({ median }) => median),
          'ms',
        ),
      ),
      tables: [
        {
          title: 'Live search by the size of the catalogue (ms)',
          head: ['products', 'median keystroke', 'worst keystroke', 'making the index'],
          rows: measured.map((size) => [
            label(size),
            withSpread(of(size, ({ median }) => median)),
            withSpread(of(size, ({ worst }) => worst)),
            withSpread(of(size, ({ index }) => index)),
          ]),
        },
      ],
      notes: [
        `${keystrokes().length} keystrokes, every beginning of 24 searches of the trade, each of which finds the first matches and counts all; Chromium, processor ÷${phone.processor}. Medians of seven pages, and the spread.`,
      ],
    };
  },
};

/** What live search reads of a catalogue, as the list query answers it. */
function rowsOf(size: number) {
  return catalogueOf(size).products.map(({ id, name, category }) => ({
    id,
    name,
    category,
    description: null,
  }));
}
