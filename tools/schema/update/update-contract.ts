import { print } from 'graphql';
import type { Candidate } from '../candidate/load-candidate.ts';
import { inconsistentCache } from '../checks/cache.ts';
import { deprecatedUses, invalidDocuments } from '../checks/documents.ts';
import { type CodeBase, openCodeBase } from '../code/code-base.ts';
import { readOperations } from '../code/operations.ts';
import { type CodeKnowledge, readCodeFacts } from '../impact/code-facts.ts';
import { findFindings } from '../impact/findings.ts';
import type { Finding } from '../impact/report.ts';
import { contractFile, type Workspace } from '../project.ts';
import { generateFiles, staleFiles } from './generate.ts';
import { mendDocuments } from './mend.ts';
import { type Group, groupByArea } from './places.ts';
import { rewrite } from './rewrite.ts';
import { typeCheck, typeProjects } from './type-check.ts';

export interface Updated {
  changes: Finding[];
  /** The files that were written. */
  wrote: string[];
  toMend: Group[];
  /** Whether types were generated as if the documents were mended already. */
  awaitsDocuments: boolean;
}

export interface UpdateOptions {
  /** Folders with a tsconfig.json; all of the project's unless said otherwise. */
  projects?: readonly string[];
  /** What is known of the code, where it was read before. */
  known?: { code: CodeBase; facts: CodeKnowledge };
}

/**
 * Writes a candidate as the contract with all that is generated from it, and type-checks.
 *
 * @throws Unusable where nothing can be generated from it; the tree is as it was then, as it is
 *   after any other failure and when the process is told to end
 */
export async function updateContract(
  workspace: Workspace,
  { schema, sdl }: Candidate,
  { projects = typeProjects, known }: UpdateOptions = {},
): Promise<Updated> {
  const { root, documents } = workspace;
  const invalid = invalidDocuments(documents, schema);
  const stale = invalid.length > 0;
  const mended = stale && [
    print(
      mendDocuments(
        documents.map(({ document }) => document),
        schema,
      ),
    ),
  ];
  const generated = await generateFiles(workspace, sdl, mended || undefined);
  const changed = staleFiles(root, [{ file: contractFile, content: sdl }, ...generated]);

  // Opened before anything is written: the report is about the code as it stands.
  const code = known?.code ?? openCodeBase(root);
  return rewrite(root, changed, async () => {
    const checking = typeCheck(root, projects);
    // Should the analysis fail first, nobody would wait for this.
    checking.catch(() => {});
    const facts = known?.facts ?? readCodeFacts(workspace, code);
    const changes = await findFindings(workspace, schema, () => facts);
    const cache = inconsistentCache(code.project, readOperations(documents, schema), schema);
    const toMend = groupByArea(
      [...invalid, ...deprecatedUses(documents, schema), ...cache, ...(await checking)],
      facts,
    );
    return { changes, wrote: changed.map(({ file }) => file), toMend, awaitsDocuments: stale };
  });
}
