import { isUserError } from '../lib/project.mjs';
import { UserError } from '../lib/user-error.mjs';
import { readArguments, schemaHelp, type Verb } from './command-line.ts';
import { openWorkspace } from './workspace.ts';

/** Loaded on demand: the verbs have large dependencies. */
const verbs: Record<string, () => Promise<Verb>> = {
  pull: async () => (await import('./verbs/pull.ts')).pull,
  diff: async () => (await import('./verbs/diff.ts')).diff,
  update: async () => (await import('./verbs/update.ts')).update,
  check: async () => (await import('./verbs/check.ts')).check,
};

/**
 * Runs a command line in a checkout.
 * @param root absolute path
 * @returns the exit code and the text for standard output or standard error
 */
export async function runCommand(
  root: string,
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ code: number; output?: string; errors?: string }> {
  try {
    const args = readArguments(line, environment);
    if (args.help) return { code: 0, output: schemaHelp };
    if (args.verb === undefined) return { code: 2, errors: schemaHelp };
    const load = Object.hasOwn(verbs, args.verb) && verbs[args.verb];
    if (!load) throw new UserError(`Unknown verb "${args.verb}".\n\n${schemaHelp}`);
    const verb = await load();
    const { code, text, facts } = await verb(await openWorkspace(root), args);
    return { code, output: args.json ? JSON.stringify(facts, null, 2) : text };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return line.includes('--json')
      ? { code: 2, output: JSON.stringify({ error: error.message }) }
      : { code: 2, errors: error.message };
  }
}
