import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { UserError } from '../lib/user-error.mjs';
import type { Diagnostic } from './diagnostic.ts';
import { invalidDocuments } from './documents/validate.ts';
import { messageOf } from './values.ts';
import { contractFile, InvalidSource, openWorkspace, type Workspace } from './workspace.ts';

export interface GeneratedFile {
  /** Relative to the project. */
  file: string;
  content: string;
}

/**
 * Runs the code generator with the settings of codegen.ts, without writing.
 * @param changes settings that replace those of codegen.ts
 * @throws UserError for what the generator refuses, such as a scalar without a TypeScript type
 */
export async function generateFiles(
  { root, codegen }: Pick<Workspace, 'root' | 'codegen'>,
  changes: Partial<Workspace['codegen']> = {},
): Promise<GeneratedFile[]> {
  try {
    const settings = { ...codegen, ...changes, cwd: root, silent: true };
    const files: { filename: string; content: string }[] = await generate(settings, false);
    return files.map(({ filename, content }) => ({ file: filename, content }));
  } catch (error) {
    throw new UserError(`The code generator failed: ${messageOf(error).trim()}`);
  }
}

/** The files whose content on disk differs. */
export function staleFiles(root: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ file, content }) => {
    const path = resolve(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== content;
  });
}

export function writeFiles(root: string, files: readonly GeneratedFile[]): void {
  for (const { file, content } of files) {
    mkdirSync(dirname(resolve(root, file)), { recursive: true });
    writeFileSync(resolve(root, file), content);
  }
}

/**
 * Brings the generated files up to date; writes nothing while contract or documents are invalid.
 * @returns the errors to fix first
 */
export async function regenerate(root: string): Promise<readonly Diagnostic[]> {
  try {
    const workspace = await openWorkspace(root);
    const invalid = invalidDocuments(workspace.documents, workspace.contract);
    if (invalid.length > 0) return invalid;
    writeFiles(root, staleFiles(root, await generateFiles(workspace)));
    return [];
  } catch (error) {
    if (error instanceof InvalidSource) return error.diagnostics;
    if (!(error instanceof UserError)) throw error;
    return [{ file: contractFile, line: 1, message: error.message }];
  }
}
