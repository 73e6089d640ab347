import { main } from '../tools/lib/project.mjs';
import { UserError } from '../tools/lib/user-error.mjs';
import { type Findings, passes, Unavailable } from './lib/result.ts';
import { programs } from './programs.ts';

/** As many as one can take in; the results have more. */
const shownObjections = 20;

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const parts = programs[name as keyof typeof programs];
  if (!parts) throw new UserError('Say `npm run bench` or `npm run audit`.');
  const help = helpOf(name, Object.keys(parts));
  if (args.includes('--help')) return say(help);
  const quick = args.includes('--quick');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const unknown = wanted.find((part) => !(part in parts));
  if (unknown) throw new UserError(`There is no part "${unknown}".\n\n${help}`);

  const failed: string[] = [];
  for (const [part, { run: measure }] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    say(`${part} ...`);
    const began = performance.now();
    try {
      const findings = await measure({ quick });
      show(findings);
      if (!passes(findings)) failed.push(part);
      say(
        `${part}: ${passes(findings) ? 'passes' : 'objects'} (${((performance.now() - began) / 1000).toFixed(0)} s)`,
      );
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      say(`${part}: skipped. ${error.message}`);
    }
  }
  // A smoke run is too short for its figures to say anything; what a checker objects to counts.
  if (failed.length > 0 && (name === 'audit' || !quick)) {
    throw new UserError(`A goal is not met: ${failed.join(', ')}.`);
  }
});

function helpOf(name: string, parts: readonly string[]): string {
  return `npm run ${name} [-- part ...] [-- --quick]

Parts: ${parts.join(', ')}`;
}

function show({ figures, objections = [] }: Findings): void {
  for (const { name, value, limit, met } of figures) {
    say(`  ${met ? '' : 'NOT MET '}${name}: ${value}${limit && ` (${limit})`}`);
  }
  for (const objection of objections.slice(0, shownObjections)) say(`  - ${objection}`);
  const more = objections.length - shownObjections;
  if (more > 0) say(`  and ${more} more`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
