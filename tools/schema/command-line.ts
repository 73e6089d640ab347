import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error.mjs';
import { readHeaders } from './candidate/headers.ts';
import { type Access, type Candidate, loadCandidate } from './candidate/load-candidate.ts';
import { pulledFile, type Workspace } from './workspace.ts';

/** What a verb found: the same facts for people and for programs. */
export interface Outcome {
  /** 0 nothing to do, 1 something to mend, 2 nothing could be done with what was given. */
  code: 0 | 1 | 2;
  text: string;
  facts: Record<string, unknown>;
}

/** What may stand on a command line besides `--json` and `--help`, which every verb takes. */
export type OptionName = 'header' | 'timeout' | 'out' | 'fail-on' | 'check';

/** The options that say how to reach a candidate. */
export const candidateOptions: readonly OptionName[] = ['header', 'timeout'];

export interface Verb {
  takes: readonly OptionName[];
  usage: string;
  /** @throws UserError */
  run(workspace: Workspace, args: Arguments): Promise<Outcome>;
}

/** The command line of a verb. */
export interface Arguments {
  /** The one thing a verb is applied to, where it was given. */
  source: string | undefined;
  headers: Headers;
  /** Milliseconds. */
  timeout: number;
  out: string | undefined;
  failOn: string | undefined;
  check: boolean;
  json: boolean;
  help: boolean;
}

/** The lines on options that every verb with a candidate has. */
export const candidateHelp = `A candidate is an http(s) address, a file with SDL or introspection JSON, or - for
standard input.

  --header 'Name: value'  sent to an address; may be repeated. The variable
                          SCHEMA_HEADERS holds more, one a line. Never shown.
  --timeout SECONDS       how long an address may take to answer (15)`;

/** @throws UserError for an option or a number of arguments that there is not */
export function readArguments(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  takes: readonly OptionName[],
): Arguments {
  const { values, positionals, tokens } = parse(line);
  const always = ['json', 'help'];
  const foreign = tokens.find(
    (token) => token.kind === 'option' && ![...takes, ...always].includes(token.name),
  );
  if (foreign?.kind === 'option') {
    throw new UserError(`This verb does not take --${foreign.name}; see its --help.`);
  }
  if (positionals.length > 1) throw new UserError(`One argument at most: ${positionals.join(' ')}`);
  const seconds = Number(values.timeout);
  if (!(seconds > 0)) throw new UserError('--timeout takes a number of seconds above 0.');
  return {
    source: positionals[0],
    headers: readHeaders(environment.SCHEMA_HEADERS ?? '', values.header),
    timeout: seconds * 1000,
    out: values.out,
    failOn: values['fail-on'],
    check: values.check,
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
      options: {
        header: { type: 'string', multiple: true, default: [] },
        timeout: { type: 'string', default: '15' },
        out: { type: 'string' },
        'fail-on': { type: 'string' },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Only the name: a mistyped option may have a secret behind it.
    const option = error instanceof Error ? /--?[\w-]+/.exec(error.message)?.[0] : undefined;
    throw new UserError(`The option ${option ?? ''} is not known here, or lacks its value.`);
  }
}

/** The candidate that was named, or the one that was pulled last. */
export async function candidateOf(
  { root, knownScalars }: Workspace,
  { source, headers, timeout }: Arguments,
): Promise<Candidate> {
  const access: Access = { root, headers, timeout, knownScalars };
  if (source !== undefined) return loadCandidate(source, access);
  try {
    return await loadCandidate(pulledFile, access);
  } catch (error) {
    if (!(error instanceof UserError) || !error.message.includes('ENOENT')) throw error;
    throw new UserError('Name a candidate, or pull one first: npm run schema -- pull <source>');
  }
}
