import { buildSchema, type GraphQLSchema } from 'graphql';
import { type Finding, findFindings } from '../changes/impact.ts';
import { findRenames } from '../changes/renames.ts';
import { inconsistentCache } from '../checks/cache.ts';
import { undescribed } from '../checks/described.ts';
import { unreadFields } from '../checks/unread.ts';
import { readCode, readUses } from '../code/code.ts';
import { checkTree, writeFiles } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { mendDocuments } from '../documents/mend.ts';
import { readOperations } from '../documents/operations.ts';
import { deprecatedUses, invalidDocuments } from '../documents/validate.ts';
import { type GeneratedFile, generateFiles, staleFiles } from '../generate.ts';
import { drawMap } from '../map/draw-map.ts';
import { described, normalise } from '../sdl/parts.ts';
import { contractFile, type Workspace } from '../workspace.ts';
import { type Group, groupByArea } from './places.ts';

export interface Updated {
  changes: Finding[];
  /** The files that were written. */
  wrote: string[];
  toMend: Group[];
  /** Whether types were generated as if the documents were mended already. */
  awaitsDocuments: boolean;
}

/** What an update to a candidate would write, and what it finds without the type checker. */
export interface Plan {
  /** The workspace with the candidate as its contract. */
  next: Workspace;
  files: GeneratedFile[];
  complaints: Diagnostic[];
  awaitsDocuments: boolean;
}

/** @throws UserError where nothing can be generated from the candidate */
export async function planUpdate(workspace: Workspace, candidate: GraphQLSchema): Promise<Plan> {
  const { root, documents } = workspace;
  const contractText = normalise(described(candidate, workspace.contract));
  const contract = buildSchema(contractText);
  const next = { ...workspace, contract, contractText };
  const invalid = invalidDocuments(documents, contract);
  const awaitsDocuments = invalid.length > 0;
  const renames = findRenames(workspace.contract, contract);
  const fitting = awaitsDocuments ? mendDocuments(documents, contract, renames) : documents;
  const generated = await generateFiles(next, contractText, fitting);
  return {
    next,
    files: staleFiles(root, [{ file: contractFile, content: contractText }, ...generated]),
    complaints: [
      ...invalid,
      ...undescribed(contractText),
      ...deprecatedUses(documents, contract),
      ...inconsistentCache(root, readOperations(documents, contract), contract),
    ],
    awaitsDocuments,
  };
}

/**
 * Writes a candidate as the contract with all that is generated from it, and finds what has to be
 * mended. Everything is found on a copy; where that fails, nothing has been written.
 *
 * @throws UserError where nothing can be generated from the candidate
 */
export async function updateContract(
  workspace: Workspace,
  candidate: GraphQLSchema,
): Promise<Updated> {
  const { root } = workspace;
  const plan = await planUpdate(workspace, candidate);
  const [changes, errors] = await Promise.all([
    findFindings(workspace, plan.next.contract),
    checkTree(root, plan.files),
  ]);
  const code = await readCode(plan.next);
  const complaints = [...plan.complaints, ...errors];
  writeFiles(root, plan.files);
  const files = [...plan.files];
  if (complaints.length === 0) {
    const uses = await readUses(plan.next, code);
    complaints.push(...unreadFields(code.operations, uses));
    const map = staleFiles(root, await drawMap(plan.next, code, uses));
    writeFiles(root, map);
    files.push(...map);
  }
  return {
    changes,
    wrote: files.map(({ file }) => file),
    toMend: groupByArea(complaints, code),
    awaitsDocuments: plan.awaitsDocuments,
  };
}
