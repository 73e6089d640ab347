import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { UserError } from '../../lib/user-error.mjs';
import { candidateHelp, candidateOf, candidateOptions, type Verb } from '../command-line.ts';
import { normalise } from '../sdl/parts.ts';
import { pulledFile } from '../workspace.ts';

/** Fetches a candidate and keeps it, normalised, for the other verbs. */
export const pull: Verb = {
  takes: [...candidateOptions, 'out'],
  usage: `Usage: npm run schema -- pull <candidate> [--out FILE] [--header …] [--timeout …] [--json]

Fetches a schema and writes it as sorted SDL to ${pulledFile},
where diff and update find it. The contract itself is not touched.

  --out FILE              writes there instead; - is standard output

${candidateHelp}

Ends with 0 when it was written, 2 when there is no usable schema.`,

  async run(workspace, args) {
    if (args.source === undefined) throw new UserError(`Pull from where?\n\n${pull.usage}`);
    const { name, sdl, notes } = await candidateOf(workspace, args);
    if (args.out === '-') return { code: 0, text: sdl.trimEnd(), facts: { name, notes, sdl } };
    const path = resolve(workspace.root, args.out ?? pulledFile);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, sdl);
    const file = relative(workspace.root, path);
    const same = sdl === normalise(workspace.contract);
    const text = [
      ...notes,
      `Wrote ${file} from ${name}.`,
      same ? 'It is the contract.' : 'It differs from the contract: npm run schema -- diff',
    ].join('\n');
    return { code: 0, text, facts: { name, file, notes, same } };
  },
};
