import { relative, resolve } from 'node:path';
import { UserError } from '../../lib/user-error.mjs';
import { candidateOf, ignoredLines, type Verb } from '../command-line.ts';
import { writeFiles } from '../generate.ts';
import { normalise, withDescriptions } from '../sdl/descriptions.ts';
import { contractFile, pulledFile, requireNoComments } from '../workspace.ts';

export const pull: Verb = async (workspace, args) => {
  if (args.source === undefined) throw new UserError('Name a candidate: a URL, a file or -.');
  const { name, schema, ignored } = await candidateOf(workspace, args);
  const sdl = normalise(schema);
  if (args.out === '-') return { code: 0, text: sdl.trimEnd(), facts: { candidate: name, sdl } };
  const file = relative(workspace.root, resolve(workspace.root, args.out ?? pulledFile));
  if (file === contractFile) requireNoComments(workspace);
  writeFiles(workspace.root, [{ file, content: sdl }]);
  // Introspection returns no description of the schema; diff and update keep the contract's.
  const described = normalise(withDescriptions(schema, workspace.contract));
  const isContract = described === normalise(workspace.contract);
  const text = [
    ...ignoredLines(ignored),
    `Wrote ${file} from ${name}.`,
    isContract ? 'It equals the contract.' : 'It differs from the contract: npm run schema -- diff',
  ].join('\n');
  return { code: 0, text, facts: { candidate: name, file, isContract } };
};
