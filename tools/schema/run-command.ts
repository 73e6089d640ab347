import { UserError } from '../lib/user-error.mjs';
import { readArguments, type Verb } from './command-line.ts';
import { openWorkspace } from './workspace.ts';

/** Loaded on demand: each verb needs other large dependencies. */
const verbs: Record<string, { summary: string; load(): Promise<Verb> }> = {
  pull: {
    summary: 'download a schema and save it as sorted SDL',
    load: async () => (await import('./verbs/pull.ts')).pull,
  },
  diff: {
    summary: 'list the changes of a schema and the code they affect',
    load: async () => (await import('./verbs/diff.ts')).diff,
  },
  update: {
    summary: 'replace the contract and list every place to fix',
    load: async () => (await import('./verbs/update.ts')).update,
  },
  check: {
    summary: 'verify contract, documents and generated files (for CI)',
    load: async () => (await import('./verbs/check.ts')).check,
  },
};

const help = `Usage: npm run schema -- <verb> [candidate] [options]

Compares the backend's schema with the contract, schema.graphql, and updates it.

${Object.entries(verbs)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join('\n')}

<verb> --help shows its options; --json prints the result as JSON.
Exit codes: 0 nothing to do; 1 something to fix; 2 wrong usage or unusable schema.`;

/**
 * Runs a command line in a checkout.
 *
 * @param root absolute path
 * @returns the exit code and the text for standard output or standard error
 */
export async function runCommand(
  root: string,
  [name = '', ...line]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ code: number; output?: string; errors?: string }> {
  if (['', '--help', 'help'].includes(name)) return { code: name === '' ? 2 : 0, output: help };
  try {
    const entry = Object.hasOwn(verbs, name) && verbs[name];
    if (!entry) throw new UserError(`Unknown verb "${name}".\n\n${help}`);
    const verb = await entry.load();
    const args = readArguments(line, environment, verb.options);
    if (args.help) return { code: 0, output: verb.usage };
    const { code, text, facts } = await verb.run(await openWorkspace(root), args);
    return { code, output: args.json ? JSON.stringify(facts, null, 2) : text };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return line.includes('--json')
      ? { code: 2, output: JSON.stringify({ error: error.message }) }
      : { code: 2, errors: error.message };
  }
}
