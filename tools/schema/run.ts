import { UserError } from '../lib/user-error.mjs';
import { readArguments, type Verb } from './command-line.ts';
import { openWorkspace } from './workspace.ts';

/** The verbs, each loaded when it is asked for. */
const verbs: Record<string, { summary: string; load(): Promise<Verb> }> = {
  pull: {
    summary: 'fetch a candidate schema and keep it, normalised',
    load: async () => (await import('./verbs/pull.ts')).pull,
  },
  diff: {
    summary: 'say what a candidate changes, and what would break',
    load: async () => (await import('./verbs/diff.ts')).diff,
  },
  update: {
    summary: 'make a candidate the contract, and list the places to mend',
    load: async () => (await import('./verbs/update.ts')).update,
  },
  check: {
    summary: 'check that all that depends on the contract fits it (for CI)',
    load: async () => (await import('./verbs/check.ts')).check,
  },
  map: {
    summary: 'write docs/schema-map.md and its picture',
    load: async () => (await import('./verbs/map.ts')).map,
  },
};

const help = `Usage: npm run schema -- <verb> [candidate] [options]

What to do when the backend's schema changes, and what keeps the contract sound.

${Object.entries(verbs)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join('\n')}

Each verb says more with --help, and the same facts as JSON with --json.
Exit codes: 0 nothing to do; 1 something to mend; 2 wrong usage, or a candidate
that cannot be used.`;

/**
 * Runs a command line on a checkout.
 *
 * @param root absolute path
 * @returns the exit code and what is to be printed
 */
export async function run(
  root: string,
  [name = '', ...line]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ code: number; output?: string; errors?: string }> {
  if (['', '--help', 'help'].includes(name)) return { code: name === '' ? 2 : 0, output: help };
  try {
    const entry = Object.hasOwn(verbs, name) && verbs[name];
    if (!entry) throw new UserError(`There is no verb "${name}".\n\n${help}`);
    const verb = await entry.load();
    const args = readArguments(line, environment, verb.takes);
    if (args.help) return { code: 0, output: verb.usage };
    const { code, text, facts } = await verb.run(await openWorkspace(root), args);
    return { code, output: args.json ? JSON.stringify(facts, null, 2) : text };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const unusable = JSON.stringify({ unusable: error.message });
    return line.includes('--json')
      ? { code: 2, output: unusable }
      : { code: 2, errors: error.message };
  }
}
