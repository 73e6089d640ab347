import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error.mjs';
import { readHeaders } from './candidate/headers.ts';
import { type Candidate, loadCandidate } from './candidate/load-candidate.ts';
import { pulledFile, type Workspace } from './workspace.ts';

/** The result of a verb, for people and for programs. */
export interface VerbResult {
  /** 0 nothing to do, 1 something to fix. */
  code: 0 | 1;
  text: string;
  facts: Record<string, unknown>;
}

/** @throws UserError */
export type Verb = (workspace: Workspace, args: Arguments) => Promise<VerbResult>;

export interface Arguments {
  verb: string | undefined;
  /** The candidate, if given. */
  source: string | undefined;
  headers: Headers;
  /** Confirmed new names by the old coordinate. */
  renames: ReadonlyMap<string, string>;
  out: string | undefined;
  failOn: string;
  json: boolean;
  help: boolean;
}

export const schemaHelp = `Usage: npm run schema -- <verb> [candidate] [options]

Compares the backend's schema with the contract, schema.graphql, and updates it.

  pull <candidate>    save a schema as sorted SDL in ${pulledFile}
    --out FILE        in another file; - is standard output
  diff [candidate]    list the changes, and the operations, hooks, components and
                      routes that they affect
    --fail-on LEVEL   changes that cause exit code 1: breaking (the default),
                      dangerous (and breaking), or any
  update [candidate]  make the candidate the contract, regenerate the types and
                      list every place to fix as file:line: message, by route
    --rename T.old=new  confirm a rename: the field keeps its description, and its
                      name in the code by an alias; may be repeated
  check               verify that the contract is sorted, documents are valid and
                      request nothing deprecated, and generated files are current

A candidate is an http(s) URL, a file with SDL or introspection JSON, a folder of
SDL files, or - for standard input. diff and update take the last one pulled if none is given.

  --header 'Name: value'  request header for a URL; may be repeated. SCHEMA_HEADERS
                          holds more, one per line. Values are never printed.
  --json                  prints the result as JSON

Exit codes: 0 nothing to do; 1 something to fix; 2 wrong usage or unusable schema,
nothing written.`;

/** @throws Error that `isUserError`, for unknown options and surplus arguments */
export function readArguments(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const { values, positionals } = parseArgs({
    args: [...line],
    allowPositionals: true,
    options: {
      header: { type: 'string', multiple: true, default: [] },
      rename: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      'fail-on': { type: 'string', default: 'breaking' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [verb, source, ...surplus] = positionals;
  if (surplus.length > 0) throw new UserError(`Too many arguments: ${positionals.join(' ')}`);
  return {
    verb,
    source,
    headers: readHeaders(environment.SCHEMA_HEADERS ?? '', values.header),
    renames: new Map(values.rename.map(readRename)),
    out: values.out,
    failOn: values['fail-on'],
    json: values.json,
    help: values.help,
  };
}

function readRename(text: string): [string, string] {
  const [, from, to] = /^(\w+(?:\.\w+)+)=(\w+)$/.exec(text) ?? [];
  if (/^\w+=\w+$/.test(text)) {
    throw new UserError(
      `--rename ${text}: a type needs no rename. The list has the fragments and code that name it.`,
    );
  }
  if (!from || !to) throw new UserError("Write a rename as --rename 'Type.field=new'.");
  return [from, to];
}

/** The candidate given on the command line, or the last one pulled. */
export async function candidateOf(
  { root }: Workspace,
  { source, headers }: Arguments,
): Promise<Candidate> {
  if (source !== undefined) return loadCandidate(source, { root, headers });
  try {
    return await loadCandidate(pulledFile, { root, headers });
  } catch (error) {
    if (!(error instanceof UserError) || !error.message.includes('ENOENT')) throw error;
    throw new UserError('Name a candidate, or pull one first: npm run schema -- pull <candidate>');
  }
}

/** The line that names what was ignored in a candidate. */
export function ignoredLines(directives: readonly string[]): string[] {
  const names = directives.map((name) => `@${name}`).join(', ');
  return names ? [`Ignored directives: ${names}.`] : [];
}
