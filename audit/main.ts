import { writeFileSync } from 'node:fs';
import { readPartArguments } from '../bench/lib/part-arguments.ts';
import { say } from '../bench/lib/say.ts';
import { testsOfRows } from '../testing/faults/tests-of-rows.ts';
import { inProject, main, Trouble } from '../tools/lib/project.mjs';
import { programOf, run } from '../tools/lib/run.mjs';
import { Absent, passes } from './lib/part.ts';
import { readResults, writeResult } from './lib/result.ts';
import { parts, titles } from './parts.ts';
import { reliabilityFile, reliabilityOf } from './report/reliability.ts';

const help = `npm run audit [-- part ...] [-- --quick]

Has the shop judged by programs that others wrote, and puts it through long runs;
writes audit/results/ and docs/reliability.md from what stands there. Installs the
judges into audit/node_modules when they are missing. A part whose tool cannot be
had is skipped and says so. Ends with 1 where something is wrong.

  --quick    a smoke run: the smallest slice of each part; nothing is written

Parts: ${Object.keys(parts).join(', ')}; report writes the document again.`;

/** As many as one can take in; the results have more. */
const shownFindings = 20;

await main(async () => {
  const asked = readPartArguments(process.argv.slice(2), Object.keys(parts), help);
  if (!asked) return say(help);
  const { quick, wants } = asked;

  const failed: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (!wants(name)) continue;
    say(`${name} ...`);
    const began = performance.now();
    try {
      const verdict = await part.run({ quick });
      const took = performance.now() - began;
      if (!quick) writeResult(name, verdict, took);
      for (const { name: title, value, limit, met } of verdict.figures) {
        say(`  ${met ? '' : 'NOT MET '}${title}: ${value}${limit && ` (${limit})`}`);
      }
      for (const finding of verdict.findings.slice(0, shownFindings)) say(`  - ${finding}`);
      const more = verdict.findings.length - shownFindings;
      if (more > 0) say(`  and ${more} more`);
      if (!passes(verdict)) failed.push(name);
      say(`${name}: ${passes(verdict) ? 'passes' : 'objects'} (${(took / 1000).toFixed(0)} s)`);
    } catch (error) {
      if (!(error instanceof Absent)) throw error;
      say(`${name}: skipped. ${error.message}`);
    }
  }
  if (!quick) {
    const document = reliabilityOf({ tests: testsOfRows(), results: readResults(), titles });
    writeFileSync(inProject(reliabilityFile), document);
    // As the linter would have them.
    await run(programOf('@biomejs/biome', 'biome', ['format', '--write', 'audit/results']), {
      output: 'keep',
    });
  }
  if (failed.length > 0) throw new Trouble(`Something is wrong: ${failed.join(', ')}.`);
});
