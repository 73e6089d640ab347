import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { type DocumentNode, type GraphQLSchema, parse, Source } from 'graphql';
import { UserError } from '../lib/user-error.mjs';
import { type Diagnostic, inLine } from './diagnostic.ts';
import { errorsOf, lineOf, readSchema } from './sdl/read-schema.ts';
import { isRecord, messageOf } from './values.ts';

/** The committed contract, relative to the project. */
export const contractFile = 'schema.graphql';
/** Where `pull` leaves a candidate for the verbs that follow; not under version control. */
export const pulledFile = '.cache/schema/candidate.graphql';
const documentsFolder = 'src/graphql/documents';
/** Where the typed documents are generated. */
export const typedDocumentsFile = 'src/graphql/generated/documents.ts';

/** A file of operations and fragments of the storefront. */
export interface DocumentFile {
  /** Relative to the project. */
  file: string;
  document: DocumentNode;
}

/** A checkout of the project. */
export interface Workspace {
  /** Absolute path. */
  root: string;
  codegen: CodegenConfig;
  /** Custom scalars that codegen.ts gives a TypeScript type. */
  knownScalars: string[];
  contractText: string;
  contract: GraphQLSchema;
  documents: readonly DocumentFile[];
}

/** Says where the contract or a document cannot be read. */
export class Malformed extends UserError {
  readonly complaints: readonly Diagnostic[];

  constructor(complaints: readonly Diagnostic[]) {
    super(complaints.map(inLine).join('\n'));
    this.complaints = complaints;
  }
}

/** @throws Malformed where the committed contract or a document cannot be read */
export async function openWorkspace(root: string): Promise<Workspace> {
  const loaded: { default: CodegenConfig } = await import(
    pathToFileURL(join(root, 'codegen.ts')).href
  );
  const scalars: unknown = loaded.default.config?.scalars;
  const read = (file: string) => new Source(readFileSync(join(root, file), 'utf8'), file);
  const contract = read(contractFile);
  return {
    root,
    codegen: loaded.default,
    knownScalars: isRecord(scalars) ? Object.keys(scalars) : [],
    contractText: contract.body,
    contract: readable(contract, (source) => readSchema(parse(source))),
    documents: readdirSync(join(root, documentsFolder))
      .filter((name) => name.endsWith('.graphql'))
      .sort()
      .map((name) => `${documentsFolder}/${name}`)
      .map((file) => ({ file, document: readable(read(file), parse) })),
  };
}

function readable<Result>(source: Source, read: (source: Source) => Result): Result {
  try {
    return read(source);
  } catch (error) {
    throw new Malformed(
      errorsOf(error).map((one) => ({
        file: source.name,
        line: lineOf(one) ?? 1,
        message: messageOf(one),
      })),
    );
  }
}
