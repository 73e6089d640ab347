import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import {
  buildClientSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  parse,
  printSchema,
} from 'graphql';
import { UserError } from '../../lib/user-error.mjs';
import { errorsOf, lineOf, readSchema } from '../sdl/read-schema.ts';
import { messageOf } from '../values.ts';
import { fetchSchema } from './fetch-schema.ts';

export interface Candidate {
  /** A file's path, a URL without credentials and query string, or `standard input`. */
  name: string;
  schema: GraphQLSchema;
}

export interface Access {
  /** Absolute path of the project; file names are relative to it. */
  root: string;
  headers: Headers;
}

/**
 * Loads a schema. The loaders of @graphql-tools were tried: they report a refused login as "No
 * response returned", omit line numbers, and print URLs with their tokens.
 * @param source an http(s) URL, a file's path, or `-` for standard input
 * @throws UserError that names the problem and the remedy
 */
export async function loadCandidate(source: string, access: Access): Promise<Candidate> {
  const { name, text } = await read(source, access);
  return { name, schema: parseSchema(text, name) };
}

async function read(source: string, access: Access): Promise<{ name: string; text: string }> {
  if (source === '-') {
    const name = 'standard input';
    if (process.stdin.isTTY) throw new UserError(`Pipe a schema into ${name}.`);
    return { name, text: await readAll(process.stdin) };
  }
  if (/^https?:/i.test(source)) {
    if (!URL.canParse(source)) throw new UserError('The URL is invalid.');
    const url = new URL(source);
    if (url.username !== '') {
      throw new UserError("Pass credentials as --header 'Authorization: …', not in the URL.");
    }
    return { name: url.origin + url.pathname, text: await fetchSchema(url, access.headers) };
  }
  try {
    return { name: source, text: await readFile(resolve(access.root, source), 'utf8') };
  } catch (error) {
    const isUrl = /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?\//.test(source);
    const hint = isUrl ? ` For a URL, write http://${source}` : '';
    throw new UserError(`Cannot read ${source}: ${messageOf(error)}${hint}`);
  }
}

/**
 * Parses SDL or an introspection result, bare (`{"__schema": …}`) or as a server returns it
 * (`{"data": {"__schema": …}}`).
 * @param name for messages
 * @throws UserError with every error of the schema and its line
 */
export function parseSchema(text: string, name: string): GraphQLSchema {
  try {
    const sdl = /^\s*\{/.test(text) ? fromIntrospection(JSON.parse(text)) : text;
    return readSchema(parse(sdl));
  } catch (error) {
    const lines = errorsOf(error).map((one) => {
      const line = lineOf(one);
      return `  ${line === undefined ? '' : `line ${line}: `}${messageOf(one)}`;
    });
    throw new UserError([`${name} is not a valid schema:`, ...lines].join('\n'));
  }
}

function fromIntrospection(result: { data?: IntrospectionQuery } & IntrospectionQuery): string {
  return printSchema(buildClientSchema(result.data ?? result));
}
