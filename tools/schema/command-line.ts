import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error.mjs';
import { readHeaders } from './candidate/headers.ts';
import { type Candidate, loadCandidate } from './candidate/load-candidate.ts';
import { messageOf } from './values.ts';
import { pulledFile, type Workspace } from './workspace.ts';

/** The result of a verb, for people and for programs. */
export interface Outcome {
  /** 0 nothing to do, 1 something to fix. */
  code: 0 | 1;
  text: string;
  facts: Record<string, unknown>;
}

const optionTypes = {
  header: { type: 'string', multiple: true, default: [] as string[] },
  timeout: { type: 'string', default: '15' },
  out: { type: 'string' },
  'fail-on': { type: 'string', default: 'breaking' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export interface Verb {
  /** Accepted options; `--json` and `--help` are always accepted. */
  options: readonly (keyof typeof optionTypes)[];
  usage: string;
  /** @throws UserError */
  run(workspace: Workspace, args: Arguments): Promise<Outcome>;
}

export interface Arguments {
  /** The positional argument, if any. */
  source: string | undefined;
  headers: Headers;
  /** Milliseconds. */
  timeout: number;
  out: string | undefined;
  failOn: string;
  json: boolean;
  help: boolean;
}

/** Usage lines shared by the verbs that take a candidate. */
export const candidateHelp = `A candidate is an http(s) URL, a file with SDL or introspection JSON, or - for
standard input.

  --header 'Name: value'  request header for a URL; may be repeated. SCHEMA_HEADERS
                          holds more, one per line. Values are never printed.
  --timeout SECONDS       time limit for a URL (15)`;

/** @throws UserError for unknown options and surplus arguments */
export function readArguments(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  accepted: Verb['options'],
): Arguments {
  const { values, positionals, tokens } = parse(line);
  const names: readonly string[] = [...accepted, 'json', 'help'];
  for (const token of tokens) {
    if (token.kind === 'option' && !names.includes(token.name)) {
      throw new UserError(`This verb has no option --${token.name}; see its --help.`);
    }
  }
  if (positionals.length > 1) throw new UserError(`Too many arguments: ${positionals.join(' ')}`);
  const seconds = Number(values.timeout);
  if (!(seconds > 0)) throw new UserError('--timeout must be a number of seconds above 0.');
  return {
    source: positionals[0],
    headers: readHeaders(environment.SCHEMA_HEADERS ?? '', values.header),
    timeout: seconds * 1000,
    out: values.out,
    failOn: values['fail-on'],
    json: values.json,
    help: values.help,
  };
}

function parse(line: readonly string[]) {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      tokens: true,
      options: optionTypes,
    });
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

/** The candidate given on the command line, or the last one pulled. */
export async function candidateOf(
  { root }: Workspace,
  { source, headers, timeout }: Arguments,
): Promise<Candidate> {
  if (source !== undefined) return loadCandidate(source, { root, headers, timeout });
  try {
    return await loadCandidate(pulledFile, { root, headers, timeout });
  } catch (error) {
    if (!(error instanceof UserError) || !error.message.includes('ENOENT')) throw error;
    throw new UserError('Name a candidate, or pull one first: npm run schema -- pull <candidate>');
  }
}
