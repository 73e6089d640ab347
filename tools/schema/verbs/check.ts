import { normalise } from '../candidate/load-candidate.ts';
import { inconsistentCache } from '../checks/cache.ts';
import { undescribed } from '../checks/described.ts';
import { deprecatedUses, invalidDocuments } from '../checks/documents.ts';
import { exceptionLine, unreadFields } from '../checks/unread.ts';
import { allowedUnread } from '../checks/unread-allowed.ts';
import { openCodeBase } from '../code/code-base.ts';
import { readCodeFacts } from '../impact/code-facts.ts';
import { drawMap } from '../map/draw-map.ts';
import { contractFile, type Workspace } from '../project.ts';
import { Unusable } from '../trouble.ts';
import { generateFiles, staleFiles } from '../update/generate.ts';
import type { Complaint } from '../update/type-check.ts';
import type { Verb } from '../verb.ts';

/** What CI runs: everything that is made from the contract still belongs to it. */
export const check: Verb = {
  takes: [],
  usage: `Usage: npm run schema -- check [--json]

Checks that
  - the contract is sorted, and every part of it has a description
  - every document is valid, and none asks for anything deprecated
  - the generated files are what codegen.ts makes of contract and documents
  - the cache's keys and resolvers name what exists, and every requested type has a key
  - nothing is requested that nothing reads; exceptions and their reasons stand in
    tools/schema/checks/unread-allowed.ts
  - the contract map is fresh

Ends with 0 when all of it holds, 1 when not; each complaint is file:line: message.`,

  async run(workspace, { source }) {
    if (source !== undefined) throw new Unusable('check takes no candidate: it is about the tree.');
    const complaints = await complaintsOf(workspace);
    const lines = complaints.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    return {
      code: complaints.length > 0 ? 1 : 0,
      text: lines.length > 0 ? lines.join('\n') : 'The contract and all that depends on it agree.',
      facts: { complaints },
    };
  },
};

/** All complaints; those that need sound documents only where they are sound. */
async function complaintsOf(workspace: Workspace): Promise<Complaint[]> {
  const { root, contract, contractText, documents } = workspace;
  const first = [...unsorted(workspace), ...undescribed(contract)];
  const invalid = invalidDocuments(documents, contract);
  if (invalid.length > 0) return [...first, ...invalid];
  const stale = staleFiles(root, await generateFiles(workspace, contractText)).map(({ file }) => ({
    file,
    line: 1,
    message: 'This is not what the contract and the documents give. Run npm run codegen.',
  }));
  const second = [...first, ...deprecatedUses(documents, contract), ...stale];
  if (stale.length > 0) return second;

  const code = openCodeBase(root);
  const facts = readCodeFacts(workspace, code);
  return [
    ...second,
    ...inconsistentCache(code.project, facts.operations, contract),
    ...unreadFields(facts, allowedUnread, exceptionLine(root)),
    ...staleFiles(root, await drawMap(workspace, facts)).map(({ file }) => ({
      file,
      line: 1,
      message: 'The map is not what contract and code give. Run npm run schema -- map.',
    })),
  ];
}

function unsorted({ contract, contractText }: Workspace): Complaint[] {
  if (normalise(contract) === contractText) return [];
  const message = `The contract is not in its sorted form. Run npm run schema -- pull ${contractFile} --out ${contractFile}.`;
  return [{ file: contractFile, line: 1, message }];
}
