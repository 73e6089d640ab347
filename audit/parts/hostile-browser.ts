import { openBrowser } from '../../bench/lib/browser.ts';
import { visitHostile } from '../../testing/hostile/visit-hostile.ts';
import { open } from '../../testing/open-site.ts';
import { none, type Part, told, type Verdict } from '../lib/part.ts';
import { withSite } from '../lib/site.ts';

const count = 2_000;
const seed = 2026;

/** Hostile texts wherever a page takes one. */
export const hostileBrowser: Part = {
  title: 'Hostile texts in a browser',
  run: async ({ quick }): Promise<Verdict> => {
    const { blank, said, answered } = await withSite(async ({ url }) => {
      const browser = await openBrowser();
      try {
        const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
        // tsx names inner functions by a helper, which a function that is sent there calls as well.
        await context.addInitScript('globalThis.__name = (made) => made');
        const page = await context.newPage();
        await open(page);
        return await visitHostile(page, { count: quick ? 20 : count, seed });
      } finally {
        await browser.close();
      }
    });
    return {
      figures: [
        none('blank pages', blank.length),
        none('console errors, uncaught errors, violations of the policy', said.length),
        told('texts typed or walked to', quick ? 20 : count),
        told('texts in answers of the backend', answered),
      ],
      findings: [...blank.map((address) => `blank: ${address}`), ...said],
      notes: [
        `Seed ${seed}: markup, paths, percent signs, control and bidi characters, lone surrogates, 10 kB; typed into the search field and the contact form, walked to as addresses, and in the place of every name, category and brand.`,
      ],
    };
  },
};
