import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { type DocumentNode, type GraphQLSchema, parse, Source, TokenKind } from 'graphql';
import { UserError } from '../lib/user-error.mjs';
import { type Diagnostic, formatDiagnostic } from './diagnostic.ts';
import { errorsOf, placeIn, readSchema } from './sdl/read-schema.ts';
import { messageOf } from './values.ts';

/** The committed contract, relative to the project. */
export const contractFile = 'schema.graphql';
/** Where `pull` saves a candidate for the other verbs; ignored by git. */
export const pulledFile = '.cache/schema/candidate.graphql';
const settingsFile = 'codegen.ts';
const documentsFolder = 'src/graphql/documents';
/** The generated typed documents. */
export const typedDocumentsFile = 'src/graphql/generated/documents.ts';

/** A checkout of the project. */
export interface Workspace {
  /** Absolute path. */
  root: string;
  codegen: CodegenConfig;
  contractText: string;
  contract: GraphQLSchema;
  /** The storefront's operations and fragments; each location names its file. */
  documents: readonly DocumentNode[];
}

/** Syntax and schema errors of the contract or a document. */
export class InvalidSource extends UserError {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** @throws InvalidSource */
export async function openWorkspace(root: string): Promise<Workspace> {
  const codegen = await loadSettings(root);
  const read = (file: string) => new Source(readFileSync(join(root, file), 'utf8'), file);
  const contract = read(contractFile);
  return {
    root,
    codegen,
    contractText: contract.body,
    contract: withPlaces(contract, (source) => readSchema(parse(source))),
    documents: readdirSync(join(root, documentsFolder))
      .filter((name) => name.endsWith('.graphql'))
      .sort()
      .map((name) => withPlaces(read(`${documentsFolder}/${name}`), parse)),
  };
}

/** @throws InvalidSource at the line of an error of codegen.ts or of a file that it imports */
async function loadSettings(root: string): Promise<CodegenConfig> {
  try {
    const loaded = await import(pathToFileURL(join(root, settingsFile)).href);
    return loaded.default;
  } catch (error) {
    const trace = error instanceof Error ? (error.stack ?? '') : '';
    const [, file = settingsFile, line = 1] =
      trace.split(`${root}/`)[1]?.match(/^(.*?):(\d+)/) ?? [];
    // Of a syntax error, esbuild's message repeats the place.
    const message = messageOf(error).replace(/^.*: ERROR: /s, '');
    throw new InvalidSource([{ file, line: Number(line), message }]);
  }
}

function withPlaces<Result>(source: Source, read: (source: Source) => Result): Result {
  try {
    return read(source);
  } catch (error) {
    throw new InvalidSource(
      errorsOf(error).map((problem) => ({
        file: source.name,
        line: placeIn(problem).line ?? 1,
        message: messageOf(problem),
      })),
    );
  }
}

/** The comments of the contract, which its sorted form cannot keep. */
export function commentsIn({ contractText }: Workspace): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (let token = parse(contractText).loc?.startToken; token; token = token.next ?? undefined) {
    if (token.kind !== TokenKind.COMMENT) continue;
    const message = `The comment "#${token.value}" would be lost. Write a description or remove it.`;
    found.push({ file: contractFile, line: token.line, message });
  }
  return found;
}

/** @throws InvalidSource where rewriting the contract would lose comments */
export function requireNoComments(workspace: Workspace): void {
  const comments = commentsIn(workspace);
  if (comments.length > 0) throw new InvalidSource(comments);
}
