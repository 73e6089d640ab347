import { parseArgs } from 'node:util';
import { ensureChromium, missingChromium } from '../tools/lib/chromium.ts';
import { ensurePostgres } from '../tools/lib/postgres.ts';
import { main } from '../tools/lib/project.mjs';
import { UserError } from '../tools/lib/user-error.mjs';
import { markdownTable } from './lib/format.ts';
import { type LabPart, Unavailable } from './lib/part.ts';
import { commands } from './parts.ts';

await main(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  const parts = commands[command];
  if (!parts) throw new UserError('Run `npm run bench` or `npm run audit`.');
  const help = helpFor(command, Object.keys(parts));
  const { names, quick, wantsHelp } = parse(args);
  if (wantsHelp) return print(help);
  const unknown = names.find((name) => !(name in parts));
  if (unknown) throw new UserError(`Unknown part: ${unknown}\n\n${help}`);

  const selected = Object.entries(parts).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  if (!(await ensureChromium({ isComplete: true }))) {
    throw new UserError(`Not found: ${missingChromium}.`);
  }
  await ensurePostgres();
  const failed: string[] = [];
  for (const [name, part] of selected) {
    if (await runPart(part, quick)) failed.push(name);
  }
  if (failed.length > 0) throw new UserError(`Faults found by: ${failed.join(', ')}`);
});

/** Runs a part and prints its result as Markdown. @returns whether it found faults */
async function runPart(part: LabPart, quick: boolean): Promise<boolean> {
  print(`## ${part.title}\n\n${part.method}\n`);
  try {
    const { tables, faults = [] } = await part.run({ quick });
    for (const table of tables) print(`${markdownTable(table)}\n`);
    for (const fault of faults) print(`- ${fault}`);
    return faults.length > 0;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    print(`Skipped: ${error.message}\n`);
    return false;
  }
}

function parse(args: string[]) {
  const options = { quick: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { names: positionals, quick: values.quick ?? false, wantsHelp: values.help ?? false };
}

function helpFor(command: string, parts: readonly string[]): string {
  return `Usage: npm run ${command} [-- part ...] [-- --quick]

Parts: ${parts.join(', ')}. All of them by default.

  --quick    tries the programs with the smallest possible input

Prints Markdown. A part that needs a program which is missing on this machine is
skipped. Exits with 1 if a checker finds faults.`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
