import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import type { GraphQLSchema } from 'graphql';
import { UserError } from '../lib/user-error.mjs';
import type { Diagnostic } from './diagnostic.ts';
import { replacedScalar, scalarsIn } from './documents/scalars.ts';
import { invalidDocuments } from './documents/validate.ts';
import { isRecord, messageOf } from './values.ts';
import { contractFile, InvalidSource, openWorkspace, type Workspace } from './workspace.ts';

/** The types and readers of all scalars. */
const scalarsFile = 'src/graphql/scalars.ts';
const usualReader = 'text';

export interface GeneratedFile {
  /** Relative to the project. */
  file: string;
  content: string;
}

interface GeneratorInput extends Pick<Workspace, 'root' | 'codegen' | 'contract' | 'documents'> {
  /** The contract before; a new scalar is read as the one that it replaces. */
  previous?: GraphQLSchema;
}

/**
 * Runs the code generator with the settings of codegen.ts, without writing.
 * @param changes settings that replace those of codegen.ts
 * @throws UserError for scalars without a TypeScript type, and for what the generator refuses
 */
export async function generateFiles(
  workspace: GeneratorInput,
  changes: Partial<Workspace['codegen']> = {},
): Promise<GeneratedFile[]> {
  await requireScalars(workspace);
  const { root, codegen } = workspace;
  try {
    const settings = { ...codegen, ...changes, cwd: root, silent: true };
    const files: { filename: string; content: string }[] = await generate(settings, false);
    const order = Object.keys(settings.generates);
    return files
      .map(({ filename, content }) => ({ file: filename, content }))
      .sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file));
  } catch (error) {
    throw new UserError(`The code generator failed: ${messageOf(error).trim()}`);
  }
}

/** @throws UserError that lists the scalars of the documents without a row in the table of scalars */
async function requireScalars({
  root,
  codegen,
  contract,
  documents,
  previous = contract,
}: GeneratorInput): Promise<void> {
  const known: unknown = codegen.config?.scalars;
  const missing = scalarsIn(documents, contract).filter(
    (name) => !(isRecord(known) && name in known),
  );
  if (missing.length === 0) return;
  const table = readFileSync(join(root, scalarsFile), 'utf8').split('\n');
  const line = table.findIndex((text) => text.startsWith('export const scalars')) + 2;
  const { readers, scalars }: typeof import('../../src/graphql/scalars.ts') = await import(
    pathToFileURL(join(root, scalarsFile)).href
  );
  const names = Object.keys(readers);
  const readerFor = (scalar: string) => {
    const type = scalars[replacedScalar(scalar, contract, previous) ?? '']?.type ?? '';
    return names.includes(type) ? type : usualReader;
  };
  throw new UserError(
    [
      'The table of scalars lacks scalars of the schema. Add a line for each:',
      ...missing.map((name) => `${scalarsFile}:${line}: ${name}: ${readerFor(name)},`),
      `Write what the JSON values are: ${names.join(', ')}.`,
    ].join('\n'),
  );
}

/** The enums that code has as labels. */
export async function labelledEnums(root: string): Promise<string[]> {
  const { enumLabels }: typeof import('../../src/graphql/enum-labels.ts') = await import(
    pathToFileURL(join(root, 'src/graphql/enum-labels.ts')).href
  );
  return Object.keys(enumLabels);
}

/** The files whose content on disk differs, apart from Windows line ends. */
export function staleFiles(root: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ file, content }) => {
    const path = resolve(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8').replaceAll('\r\n', '\n') !== content;
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
    return [{ file: contractFile, line: 1, message: messageOf(error) }];
  }
}
