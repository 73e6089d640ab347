import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  buildClientSchema,
  concatAST,
  type GraphQLSchema,
  type IntrospectionQuery,
  parse,
  printSchema,
  Source,
} from 'graphql';
import { UserError } from '../../lib/user-error.mjs';
import { completeSdl } from '../sdl/complete-sdl.ts';
import { errorsOf, placeIn, readSchema } from '../sdl/read-schema.ts';
import { messageOf } from '../values.ts';
import { fetchSchema } from './fetch-schema.ts';

export interface Candidate {
  /** A file's path, a URL without credentials and query string, or `standard input`. */
  name: string;
  schema: GraphQLSchema;
  /** Names of directives that are ignored. */
  ignored: readonly string[];
}

export interface Access {
  /** Absolute path of the project; file names are relative to it. */
  root: string;
  headers: Headers;
}

/**
 * Loads a schema. The loaders of @graphql-tools were tried: they report a refused login as "No
 * response returned", omit line numbers, and print URLs with their tokens.
 * @param source an http(s) URL, the path of a file or of a folder with SDL files, or `-` for
 *   standard input
 * @throws UserError that names the problem and the remedy
 */
export async function loadCandidate(source: string, access: Access): Promise<Candidate> {
  const sources = await readSources(source, access);
  const name = sources.length === 1 && sources[0] ? sources[0].name : source;
  return { name, ...parseSchema(sources, name) };
}

async function readSources(source: string, access: Access): Promise<Source[]> {
  if (source === '-') {
    const name = 'standard input';
    if (process.stdin.isTTY) throw new UserError(`Pipe a schema into ${name}.`);
    return [new Source(decodeCandidate(await buffer(process.stdin), name), name)];
  }
  if (/^https?:/i.test(source)) {
    if (!URL.canParse(source)) throw new UserError('The URL is invalid.');
    const url = new URL(source);
    if (url.username !== '') {
      throw new UserError("Pass credentials as --header 'Authorization: …', not in the URL.");
    }
    return [new Source(await fetchSchema(url, access.headers), url.origin + url.pathname)];
  }
  try {
    const files = await filesOf(source, access.root);
    return await Promise.all(files.map((file) => readSourceFile(file, access.root)));
  } catch (error) {
    if (error instanceof UserError) throw error;
    const isUrl = /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?\//.test(source);
    const hint = isUrl ? ` For a URL, write http://${source}` : '';
    throw new UserError(`Cannot read ${source}: ${messageOf(error)}${hint}`);
  }
}

/** The file itself, or the SDL files in a folder. */
async function filesOf(path: string, root: string): Promise<string[]> {
  if (!(await stat(resolve(root, path))).isDirectory()) return [path];
  const names = await readdir(resolve(root, path), { recursive: true });
  const files = names.filter((name) => /\.(graphqls?|gql)$/.test(name)).sort();
  if (files.length === 0)
    throw new UserError(`${path} contains no .graphql, .graphqls or .gql file.`);
  return files.map((name) => join(path, name));
}

async function readSourceFile(file: string, root: string): Promise<Source> {
  return new Source(decodeCandidate(await readFile(resolve(root, file)), file), file);
}

/** @throws UserError for UTF-16, which PowerShell's `>` writes */
function decodeCandidate(bytes: Buffer, name: string): string {
  if (/^(fffe|feff)/.test(bytes.toString('hex', 0, 2))) {
    throw new UserError(
      `${name} is UTF-16. Save it as UTF-8; in PowerShell: | Out-File -Encoding utf8`,
    );
  }
  return bytes.toString('utf8');
}

/**
 * Parses SDL or an introspection result, bare (`{"__schema": …}`) or as a server returns it
 * (`{"data": {"__schema": …}}`).
 * @param name for messages
 * @throws UserError with every error of the schema and its line
 */
export function parseSchema(
  sources: readonly Source[],
  name: string,
): Pick<Candidate, 'schema' | 'ignored'> {
  try {
    const { document, ignored } = completeSdl(concatAST(sources.map(toDocument)));
    return { schema: readSchema(document), ignored };
  } catch (error) {
    const lines = errorsOf(error).map((problem) => {
      const { file, line } = placeIn(problem);
      const place = sources.length > 1 && file ? `${file}:${line}: ` : line && `line ${line}: `;
      return `  ${place ?? ''}${messageOf(problem)}`;
    });
    throw new UserError([`${name} is not a valid schema:`, ...lines].join('\n'));
  }
}

function toDocument(source: Source) {
  const text = source.body.replace(/^\uFEFF/, '');
  return parse(/^\s*\{/.test(text) ? fromIntrospection(JSON.parse(text)) : source);
}

function fromIntrospection(result: { data?: IntrospectionQuery } & IntrospectionQuery): string {
  return printSchema(buildClientSchema(result.data ?? result));
}
