/** The contract desk; see `help`. */
import { root } from '../lib/project.mjs';
import { openWorkspace } from './project.ts';
import { Unusable } from './trouble.ts';
import { readArguments, type Verb } from './verb.ts';

interface Entry {
  summary: string;
  /** Loaded when it is asked for: some verbs bring a compiler along. */
  load(): Promise<Verb>;
}

const verbs = new Map<string, Entry>([
  [
    'pull',
    {
      summary: 'fetch a candidate schema and keep it, normalised',
      load: async () => (await import('./verbs/pull.ts')).pull,
    },
  ],
  [
    'diff',
    {
      summary: 'say what a candidate changes, and what would break',
      load: async () => (await import('./verbs/diff.ts')).diff,
    },
  ],
  [
    'update',
    {
      summary: 'make a candidate the contract, and list the places to mend',
      load: async () => (await import('./verbs/update.ts')).update,
    },
  ],
  [
    'check',
    {
      summary: 'check that all that depends on the contract fits it (for CI)',
      load: async () => (await import('./verbs/check.ts')).check,
    },
  ],
  [
    'map',
    {
      summary: 'write docs/contract-map.md and its picture',
      load: async () => (await import('./verbs/map.ts')).map,
    },
  ],
]);

const help = `Usage: npm run schema -- <verb> [candidate] [options]

What to do when the backend's schema changes, and what keeps the contract sound.

${[...verbs].map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`).join('\n')}

Each verb says more with --help, and the same facts as JSON with --json.
Exit codes: 0 nothing to do; 1 something to mend; 2 wrong usage, or a candidate
that cannot be used.`;

async function main([name = '', ...line]: readonly string[]): Promise<number> {
  if (name === '' || name === '--help' || name === 'help') {
    console.log(help);
    return name === '' ? 2 : 0;
  }
  const entry = verbs.get(name);
  if (!entry) throw new Unusable(`There is no verb "${name}".\n\n${help}`);
  const verb = await entry.load();
  const args = readArguments(line, process.env, verb.takes);
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
