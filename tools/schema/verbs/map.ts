import { UserError } from '../../lib/user-error.mjs';
import { readCode, readUses } from '../code/code.ts';
import type { Verb } from '../command-line.ts';
import { writeFiles } from '../compile.ts';
import { staleFiles } from '../generate.ts';
import { drawMap } from '../map/draw-map.ts';

/** Writes down how contract, operations, hooks and pages hang together. */
export const map: Verb = {
  takes: ['check'],
  usage: `Usage: npm run schema -- map [--check] [--json]

Writes docs/schema-map.md and docs/schema-map.svg: types, operations, hooks,
components and routes, as the code has them. The same tree always gives the same files.

  --check                 writes nothing; ends with 1 if a file is not fresh`,

  async run(workspace, { source, check }) {
    if (source !== undefined) throw new UserError('map takes no candidate: it is about the tree.');
    const { root } = workspace;
    const code = await readCode(workspace);
    const files = await drawMap(workspace, code, await readUses(workspace, code));
    const stale = staleFiles(root, files);
    const names = stale.map(({ file }) => file);
    if (check) {
      const text = names.length > 0 ? `Not fresh: ${names.join(', ')}.` : 'The map is fresh.';
      return { code: names.length > 0 ? 1 : 0, text, facts: { stale: names } };
    }
    writeFiles(root, stale);
    const text = names.length > 0 ? `Wrote ${names.join(' and ')}.` : 'The map was fresh already.';
    return { code: 0, text, facts: { wrote: names } };
  },
};
