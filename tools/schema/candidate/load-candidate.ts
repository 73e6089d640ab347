import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { messageOf, Unusable } from '../trouble.ts';
import { fetchSchema } from './fetch-schema.ts';
import { parseSchema } from './parse-schema.ts';
import { unknownScalars } from './scalars.ts';

export interface Candidate {
  /** What messages call it: a file's path, an address without its secrets, or `standard input`. */
  name: string;
  schema: GraphQLSchema;
  /** Normalised: sorted, without federation's machinery, one form whatever it came from. */
  sdl: string;
  /** What was left out on the way, one sentence each. */
  notes: string[];
}

export interface Access {
  /** Absolute path of the project; files are named relative to it. */
  root: string;
  headers: Headers;
  /** Milliseconds that a server has to answer. */
  timeout: number;
  /** The scalars that have a TypeScript type in codegen.ts. */
  knownScalars: readonly string[];
}

/**
 * Loads a schema from wherever it is.
 *
 * @param source an http(s) address, a file's path, or `-` for standard input
 * @throws Unusable where there is none, or it cannot be used; says what to do
 */
export async function loadCandidate(source: string, access: Access): Promise<Candidate> {
  const { name, text } = await read(source, access);
  const { schema, notes } = parseSchema(text, name);
  const unknown = unknownScalars(schema, access.knownScalars);
  if (unknown.length > 0) {
    const lines = unknown.map(({ scalar, uses }) => `  ${scalar}, used by ${uses.join(', ')}`);
    throw new Unusable(
      [
        `${name} has scalars whose TypeScript type is not known:`,
        ...lines,
        'Give each a type under `scalars` in codegen.ts (what JSON brings, e.g. a string), then run this again.',
      ].join('\n'),
    );
  }
  return { name, schema, sdl: normalise(schema), notes };
}

/** The one form in which a schema is kept: every type, field and argument sorted by name. */
export function normalise(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema)).trimEnd()}\n`;
}

async function read(source: string, access: Access): Promise<{ name: string; text: string }> {
  if (source === '-') {
    const name = 'standard input';
    if (process.stdin.isTTY) throw new Unusable(`Nothing is piped into ${name}.`);
    return { name, text: await readAll(process.stdin) };
  }
  if (/^https?:/i.test(source)) {
    if (!URL.canParse(source)) throw new Unusable('That address is not a URL.');
    const url = new URL(source);
    return { name: url.origin + url.pathname, text: await fetchSchema({ url, ...access }) };
  }
  try {
    return { name: source, text: await readFile(resolve(access.root, source), 'utf8') };
  } catch (error) {
    throw new Unusable(`${source} cannot be read: ${messageOf(error)}`);
  }
}
