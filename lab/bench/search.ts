import { build } from 'vite';
import { catalogueOf } from '../../testing/reference-files.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { phone, withBrowser, withPhone } from '../lib/browser.ts';
import { formatSample } from '../lib/format.ts';
import type { Part } from '../lib/part.ts';
import { interleave, summarize } from '../lib/samples.ts';
import type { SearchTimes } from './search-page.ts';
import { searchTerms } from './search-terms.ts';

/** The text of the search field after each keystroke. */
const keystrokes = searchTerms.flatMap((term) =>
  Array.from(term, (_, index) => term.slice(0, index + 1)),
);

export const search: Part = {
  title: 'Live search',
  method: `${keystrokes.length} keystrokes of ${searchTerms.length} searches in Chromium, processor ÷${phone.cpuSlowdown}, without rendering. Medians of seven pages and their range.`,
  run: async ({ quick }) => {
    const script = await bundle(inProject('lab', 'bench', 'search-page.ts'));
    const sizes = quick ? (['1000'] as const) : (['1000', '10000'] as const);
    const times = await withBrowser((browser) =>
      interleave(sizes, quick ? 1 : 7, (size) =>
        withPhone(browser, { slowNetwork: false }, async (page) => {
          await page.addScriptTag({ type: 'module', content: script });
          return page.evaluate(
            ([rows, texts]): Promise<SearchTimes> =>
              Reflect.get(globalThis, 'measureSearch')(rows, texts),
            [searchableRows(Number(size)), keystrokes] as const,
          );
        }),
      ),
    );
    const columns = ['median', 'worst', 'index'] as const;
    const rows = [...times].map(([size, runs]) => [
      Number(size).toLocaleString('en-US'),
      ...columns.map((column) => formatSample(summarize(runs.map((run) => run[column])))),
    ]);
    const head = ['products', 'median keystroke (ms)', 'worst (ms)', 'building the index (ms)'];
    return { tables: [{ head, rows }] };
  },
};

/** Bundles a module for the browser. @returns its code */
async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'bundle' } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('Vite returned no bundle.');
  return first.output[0].code;
}

/** The fields that live search reads, as the list query returns them. */
function searchableRows(size: number) {
  return catalogueOf(size).products.map(({ id, name, category }) => ({
    id,
    name,
    category,
    description: null,
  }));
}
