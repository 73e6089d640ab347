import { UserError } from '../../lib/user-error.mjs';
import { inconsistentCache } from '../checks/cache.ts';
import { undescribed } from '../checks/described.ts';
import { unreadFields } from '../checks/unread.ts';
import { readCode, readUses } from '../code/code.ts';
import type { Verb } from '../command-line.ts';
import { type Diagnostic, inLine } from '../diagnostic.ts';
import { deprecatedUses, invalidDocuments } from '../documents/validate.ts';
import { type GeneratedFile, generateFiles, staleFiles } from '../generate.ts';
import { drawMap } from '../map/draw-map.ts';
import { normalise } from '../sdl/parts.ts';
import { contractFile, type Workspace } from '../workspace.ts';

/** What CI runs: everything that is made from the contract still belongs to it. */
export const check: Verb = {
  takes: [],
  usage: `Usage: npm run schema -- check [--json]

Checks that
  - the contract is sorted, and every part of it has a description
  - every document is valid, and none asks for anything deprecated
  - the generated files are what codegen.ts makes of contract and documents
  - the cache's keys and resolvers name what exists, and every requested type has a key
  - nothing is requested that nothing reads, unless the document says why: # unread: …
  - the map is fresh

Ends with 0 when all of it holds, 1 when not; each complaint is file:line: message.`,

  async run(workspace, { source }) {
    if (source !== undefined)
      throw new UserError('check takes no candidate: it is about the tree.');
    const complaints = await complaintsOf(workspace);
    const lines = complaints.map(inLine);
    return {
      code: complaints.length > 0 ? 1 : 0,
      text: lines.length > 0 ? lines.join('\n') : 'The contract and all that depends on it agree.',
      facts: { complaints },
    };
  },
};

/** All complaints; those that need sound documents only where they are sound. */
async function complaintsOf(workspace: Workspace): Promise<Diagnostic[]> {
  const { root, contract, contractText, documents } = workspace;
  const sorted = { file: contractFile, content: normalise(contract) };
  const first = [
    ...stale(root, [sorted], 'The contract is not in its sorted form. Run npm run format.'),
    ...undescribed(contractText),
  ];
  const invalid = invalidDocuments(documents, contract);
  if (invalid.length > 0) return [...first, ...invalid];
  const generated = stale(
    root,
    await generateFiles(workspace, contractText, documents),
    'This is not what the contract and the documents give. Run npm run codegen.',
  );
  const second = [...first, ...deprecatedUses(documents, contract), ...generated];
  if (generated.length > 0) return second;

  const code = await readCode(workspace);
  const uses = await readUses(workspace, code);
  return [
    ...second,
    ...inconsistentCache(root, code.operations, contract),
    ...unreadFields(code.operations, uses),
    ...stale(
      root,
      await drawMap(workspace, code, uses),
      'The map is not what contract and code give. Run npm run schema -- map.',
    ),
  ];
}

function stale(root: string, files: readonly GeneratedFile[], message: string): Diagnostic[] {
  return staleFiles(root, files).map(({ file }) => ({ file, line: 1, message }));
}
