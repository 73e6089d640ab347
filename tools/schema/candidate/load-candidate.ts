import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import {
  buildClientSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  printSchema,
} from 'graphql';
import { UserError } from '../../lib/user-error.mjs';
import { normalise, partsOf } from '../sdl/parts.ts';
import { errorsOf, lineOf, readSchema } from '../sdl/read-schema.ts';
import { isRecord, messageOf } from '../values.ts';
import { withoutFederation } from './federation.ts';
import { fetchSchema } from './fetch-schema.ts';

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
 * @throws UserError where there is none, or it cannot be used; says what to do
 */
export async function loadCandidate(source: string, access: Access): Promise<Candidate> {
  const { name, text } = await read(source, access);
  const { schema, notes } = parseSchema(text, name);
  const sdl = normalise(schema);
  const unknown = unknownScalars(schema, sdl, access.knownScalars);
  if (unknown.length > 0) {
    throw new UserError(
      [
        `${name} has scalars whose TypeScript type is not known:`,
        ...unknown,
        'Give each a type under `scalars` in codegen.ts (what JSON brings, e.g. a string), then run this again.',
      ].join('\n'),
    );
  }
  return { name, schema, sdl, notes };
}

async function read(source: string, access: Access): Promise<{ name: string; text: string }> {
  if (source === '-') {
    const name = 'standard input';
    if (process.stdin.isTTY) throw new UserError(`Nothing is piped into ${name}.`);
    return { name, text: await readAll(process.stdin) };
  }
  if (/^https?:/i.test(source)) {
    if (!URL.canParse(source)) throw new UserError('That address is not a URL.');
    const url = new URL(source);
    return { name: url.origin + url.pathname, text: await fetchSchema({ url, ...access }) };
  }
  try {
    return { name: source, text: await readFile(resolve(access.root, source), 'utf8') };
  } catch (error) {
    const isAddress =
      /^[\w.-]+(:\d+)?\//.test(source) && /[.:]|^localhost/.test(source.split('/')[0] ?? '');
    const guess = isAddress ? ` Is it an address? Then write http://${source}` : '';
    throw new UserError(`${source} cannot be read: ${messageOf(error)}${guess}`);
  }
}

/**
 * Reads a schema from SDL or from an introspection result, whether bare (`{"__schema": …}`) or as a
 * server answers it (`{"data": {"__schema": …}}`).
 *
 * @param name what the messages call it
 * @throws UserError with every error of the schema and its line
 */
export function parseSchema(text: string, name: string): Pick<Candidate, 'schema' | 'notes'> {
  if (text.trim() === '') throw new UserError(`${name} is empty.`);
  if (/^\s*</.test(text)) throw new UserError(`${name} is an HTML page, not a schema.`);
  const isJson = /^\s*[{[]/.test(text) && !/^\s*\{\s*\w/.test(text);
  const sdl = isJson ? fromJson(text, name) : text;
  try {
    const { document, notes } = withoutFederation(parse(sdl));
    return { schema: readSchema(document), notes };
  } catch (error) {
    const errors = errorsOf(error);
    const lines = errors.map((one) => {
      const line = lineOf(one);
      return `  ${line === undefined ? '' : `line ${line}: `}${messageOf(one)}`;
    });
    throw new UserError(
      [`${name} has ${errors.length === 1 ? 'an error' : 'errors'}:`, ...lines].join('\n'),
    );
  }
}

function fromJson(text: string, name: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UserError(`${name} is not valid JSON: ${messageOf(error)}`);
  }
  const introspection = isRecord(value) && isRecord(value.data) ? value.data : value;
  if (!isIntrospection(introspection)) {
    throw new UserError(
      `${name} is JSON without a __schema: neither an introspection result nor SDL.`,
    );
  }
  try {
    return printSchema(buildClientSchema(introspection));
  } catch (error) {
    throw new UserError(`${name} is an incomplete introspection result: ${messageOf(error)}`);
  }
}

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return isRecord(value) && isRecord(value.__schema) && Array.isArray(value.__schema.types);
}

/** A line on each scalar that nobody has given a TypeScript type, with the fields and arguments that use it. */
function unknownScalars(schema: GraphQLSchema, sdl: string, known: readonly string[]): string[] {
  return Object.values(schema.getTypeMap())
    .filter(
      (type) => isScalarType(type) && !isSpecifiedScalarType(type) && !known.includes(type.name),
    )
    .map(({ name }) => {
      const uses = partsOf(parse(sdl)).filter(({ type }) => type === name);
      return `  ${name}, used by ${uses.map((one) => one.coordinate).join(', ') || 'nothing'}`;
    });
}
