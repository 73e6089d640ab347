/** The contract desk; see `help`. */
import { root } from '../lib/project.mjs';
import { openWorkspace } from './project.ts';
import { Unusable } from './trouble.ts';
import { readArguments, type Verb } from './verb.ts';
import { check } from './verbs/check.ts';
import { diff } from './verbs/diff.ts';
import { map } from './verbs/map.ts';
import { pull } from './verbs/pull.ts';
import { update } from './verbs/update.ts';

const verbs: Record<string, Verb> = { pull, diff, update, check, map };

const help = `Usage: npm run schema -- <verb> [candidate] [options]

What to do when the backend's schema changes, and what keeps the contract sound.

${Object.entries(verbs)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join('\n')}

Each verb says more with --help, and the same facts as JSON with --json.
Exit codes: 0 nothing to do; 1 something to mend; 2 wrong usage, or a candidate
that cannot be used.`;

async function main([name = '', ...line]: readonly string[]): Promise<number> {
  if (name === '' || name === '--help' || name === 'help') {
    console.log(help);
    return name === '' ? 2 : 0;
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new Unusable(`There is no verb "${name}".\n\n${help}`);
  const args = readArguments(line, process.env);
  if (args.help) {
    console.log(verb.usage);
    return 0;
  }
  const { code, text, facts } = await verb.run(await openWorkspace(root), args);
  console.log(args.json ? JSON.stringify(facts, null, 2) : text);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  if (process.argv.includes('--json')) console.log(JSON.stringify({ unusable: error.message }));
  else console.error(error.message);
  process.exitCode = 2;
}
