import { UserError } from '../lib/user-error.mjs';
import { writeFiles } from './compile.ts';
import type { Diagnostic } from './diagnostic.ts';
import { invalidDocuments } from './documents/validate.ts';
import { generateFiles, staleFiles } from './generate.ts';
import { contractFile, Malformed, openWorkspace } from './workspace.ts';

/**
 * Brings what is generated from contract and documents up to date; writes only what has changed,
 * and nothing where there is something to mend.
 *
 * @param root absolute path of a checkout
 * @returns what has to be mended first
 */
export async function regenerate(root: string): Promise<readonly Diagnostic[]> {
  try {
    const workspace = await openWorkspace(root);
    const { contract, contractText, documents } = workspace;
    const invalid = invalidDocuments(documents, contract);
    if (invalid.length > 0) return invalid;
    writeFiles(root, staleFiles(root, await generateFiles(workspace, contractText, documents)));
    return [];
  } catch (error) {
    if (error instanceof Malformed) return error.complaints;
    if (!(error instanceof UserError)) throw error;
    return [{ file: contractFile, line: 1, message: error.message }];
  }
}
