import { writeFileSync } from 'node:fs';
import { inProject, main } from '../tools/lib/project.mjs';
import { programOf, run } from '../tools/lib/run.mjs';
import { UserError } from '../tools/lib/user-error.mjs';
import { reportOf } from './lib/report.ts';
import { type Findings, passes, readResults, Unavailable, writeResult } from './lib/result.ts';
import { type Program, programs } from './programs.ts';

/** As many as one can take in; the results have more. */
const shownObjections = 20;

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const program = programs[name as keyof typeof programs];
  if (!program) throw new UserError('Say `npm run bench` or `npm run audit`.');
  const help = helpOf(name, program);
  if (args.includes('--help')) return say(help);
  const quick = args.includes('--quick');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const unknown = wanted.find((part) => !(part in program.parts) && part !== 'report');
  if (unknown) throw new UserError(`There is no part "${unknown}".\n\n${help}`);

  const failed: string[] = [];
  for (const [part, { run: measure }] of Object.entries(program.parts)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    say(`${part} ...`);
    const began = performance.now();
    try {
      const findings = await measure({ quick });
      if (!quick) writeResult(part, findings);
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
  if (!quick) {
    writeFileSync(
      inProject(program.document),
      reportOf(program.head(), program.parts, readResults()),
    );
    // As the linter would have them.
    await run(programOf('@biomejs/biome', 'biome', ['format', '--write', 'lab/results']), {
      output: 'keep',
    });
  }
  // A smoke run is too short for its figures to say anything; what a checker objects to counts.
  if (failed.length > 0 && (name === 'audit' || !quick)) {
    throw new UserError(`A goal is not met: ${failed.join(', ')}.`);
  }
});

function helpOf(name: string, { purpose, document, parts }: Program): string {
  return `npm run ${name} [-- part ...] [-- --quick]

${purpose} Writes lab/results/ and, from
what stands there, ${document}. Installs what it needs into
lab/node_modules when it is missing. A part whose tool cannot be had is skipped
and says so. Ends with 1 where a goal is not met.

  --quick    a smoke run: the smallest slice of each part; nothing is written

Parts: ${Object.keys(parts).join(', ')}; report writes the document again.`;
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
