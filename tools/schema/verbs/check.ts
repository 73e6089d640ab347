import { UserError } from '../../lib/user-error.mjs';
import type { Verb } from '../command-line.ts';
import { type Diagnostic, formatDiagnostic } from '../diagnostic.ts';
import { deprecatedUses, invalidDocuments } from '../documents/validate.ts';
import { type GeneratedFile, generateFiles, staleFiles } from '../generate.ts';
import { normalise } from '../sdl/descriptions.ts';
import { commentsIn, contractFile, type Workspace } from '../workspace.ts';

export const check: Verb = async (workspace, { source }) => {
  if (source !== undefined) throw new UserError('check takes no candidate.');
  const errors = await findErrors(workspace);
  return {
    code: errors.length > 0 ? 1 : 0,
    text: errors.map(formatDiagnostic).join('\n') || 'Contract, documents and types agree.',
    facts: { errors },
  };
};

async function findErrors(workspace: Workspace): Promise<Diagnostic[]> {
  const { root, contract, documents } = workspace;
  const stale = (files: readonly GeneratedFile[], message: string) =>
    staleFiles(root, files).map(({ file }) => ({ file, line: 1, message }));
  const sorted = { file: contractFile, content: normalise(contract) };
  const comments = commentsIn(workspace);
  const unsorted =
    comments.length > 0
      ? comments
      : stale([sorted], 'The contract is not sorted. Run npm run format.');
  const invalid = invalidDocuments(documents, contract);
  if (invalid.length > 0) return [...unsorted, ...invalid];
  return [
    ...unsorted,
    ...deprecatedUses(documents, contract),
    ...stale(await generateFiles(workspace), 'Generated file out of date. Run npm run codegen.'),
  ];
}
