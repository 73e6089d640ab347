import { visitHostile } from '../../testing/hostile/visit-hostile.ts';
import { open } from '../../testing/open-site.ts';
import { withShop } from '../../testing/shop.ts';
import { nameHelper, withBrowser } from '../lib/browser.ts';
import { info, none } from '../lib/figures.ts';
import type { Part } from '../lib/result.ts';

const count = 2_000;
const seed = 2026;

/** Hostile texts wherever a page takes one. */
export const hostileBrowser: Part = {
  title: 'Hostile texts in a browser',
  run: async ({ quick }) => {
    const { blank, said, answered } = await withShop({}, ({ url }) =>
      withBrowser(async (browser) => {
        const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
        await context.addInitScript(nameHelper);
        const page = await context.newPage();
        await open(page);
        return visitHostile(page, { count: quick ? 20 : count, seed });
      }),
    );
    return {
      figures: [
        none('blank pages', blank.length),
        none('console errors, uncaught errors, violations of the policy', said.length),
        info('texts typed or walked to', quick ? 20 : count),
        info('texts in answers of the backend', answered),
      ],
      objections: [...blank.map((address) => `blank: ${address}`), ...said],
      notes: [
        `Seed ${seed}: markup, paths, percent signs, control and bidi characters, lone surrogates, 10 kB; typed into the search field and the contact form, walked to as addresses, and in the place of every name, category and brand.`,
      ],
    };
  },
};
