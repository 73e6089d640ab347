import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCodeFacts } from '../impact/code-facts.ts';
import { drawMap } from '../map/draw-map.ts';
import { Unusable } from '../trouble.ts';
import { staleFiles } from '../update/generate.ts';
import type { Verb } from '../verb.ts';

/** Writes down how contract, operations, hooks and pages hang together. */
export const map: Verb = {
  takes: ['check'],
  usage: `Usage: npm run schema -- map [--check] [--json]

Writes docs/contract-map.md and docs/contract-map.svg: types, operations, hooks,
components and routes, as the code has them. The same tree always gives the same files.

  --check                 writes nothing; ends with 1 if a file is not fresh`,

  async run(workspace, { source, check }) {
    if (source !== undefined) throw new Unusable('map takes no candidate: it is about the tree.');
    const stale = staleFiles(workspace.root, await drawMap(workspace, readCodeFacts(workspace)));
    const files = stale.map(({ file }) => file);
    if (check) {
      const text = files.length > 0 ? `Not fresh: ${files.join(', ')}.` : 'The map is fresh.';
      return { code: files.length > 0 ? 1 : 0, text, facts: { stale: files } };
    }
    for (const { file, content } of stale) writeFileSync(resolve(workspace.root, file), content);
    const text = files.length > 0 ? `Wrote ${files.join(' and ')}.` : 'The map was fresh already.';
    return { code: 0, text, facts: { wrote: files } };
  },
};
