import type { Plugin } from 'vite';
import { inProject } from '../lib/project.mjs';

const helper = /^\0vite\/preload-helper\.js$/;

/**
 * Has the built site fetch a page's files by `src/page-files.ts`. Vite's helper for it remembers a
 * style sheet that could not be had as it does one that holds: the page would be opened without it
 * once its script can be had again.
 */
export function pageFiles(): Plugin {
  let isUsed = false;
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: helper },
      handler() {
        isUsed = true;
        return `export { withFiles as __vitePreload } from ${JSON.stringify(inProject('src/page-files.ts'))}`;
      },
    },
    generateBundle() {
      if (!isUsed) this.error(`Vite no longer fetches a page's files by ${helper}.`);
    },
  };
}
