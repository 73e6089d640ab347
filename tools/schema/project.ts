import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, type DocumentNode, type GraphQLSchema, parse, Source } from 'graphql';
import { isRecord } from './json.ts';
import { messageOf, Unusable } from './trouble.ts';

/** The committed contract, relative to the project. */
export const contractFile = 'schema.graphql';
/** Where `pull` leaves a candidate for the verbs that follow; not under version control. */
export const pulledFile = '.cache/schema/candidate.graphql';

const documentsFolder = 'src/graphql/documents';

/** An operation or fragment file of the storefront. */
export interface DocumentFile {
  /** Relative to the project. */
  file: string;
  text: string;
  document: DocumentNode;
}

/** A checkout of the project that the desk works on. */
export interface Workspace {
  /** Absolute path. */
  root: string;
  codegen: CodegenConfig;
  /** Custom scalars that codegen.ts gives a TypeScript type. */
  knownScalars: string[];
  contractText: string;
  contract: GraphQLSchema;
  documents: DocumentFile[];
}

/** @throws Unusable where the committed contract or a document cannot be read */
export async function openWorkspace(root: string): Promise<Workspace> {
  const codegen = await readCodegen(root);
  const scalars: unknown = codegen.config?.scalars;
  const contractText = readFileSync(join(root, contractFile), 'utf8');
  return {
    root,
    codegen,
    knownScalars: isRecord(scalars) ? Object.keys(scalars) : [],
    contractText,
    contract: orUnusable(contractFile, () => buildSchema(new Source(contractText, contractFile))),
    documents: readDocuments(root),
  };
}

async function readCodegen(root: string): Promise<CodegenConfig> {
  const loaded: { default: CodegenConfig } = await import(
    pathToFileURL(join(root, 'codegen.ts')).href
  );
  return loaded.default;
}

function readDocuments(root: string): DocumentFile[] {
  return readdirSync(join(root, documentsFolder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const file = `${documentsFolder}/${name}`;
      const text = readFileSync(join(root, file), 'utf8');
      return { file, text, document: orUnusable(file, () => parse(new Source(text, file))) };
    });
}

function orUnusable<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Unusable(`${file}: ${messageOf(error)}`);
  }
}
