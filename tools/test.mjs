import { checksOf, partList } from './lib/checks.mjs';
import { inWords, oneCheck, sum } from './lib/count.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { main, Trouble } from './lib/project.mjs';

const help = `npm test [-- part ...]

Installs what is missing, runs every check, and ends with the line
"N passed, N failed". A check that is no test suite counts as one test.
The output of a check is shown when something failed in it.

Parts: ${partList}`;

main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(help);
  requireNode();
  const checks = checksOf(args);
  await installDependencies();

  const counts = [];
  for (const { title, run } of checks) {
    process.stdout.write(`${title} ... `);
    const began = performance.now();
    const { count, output } = await run().catch(asFailure);
    counts.push(count);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${inWords(count)} (${seconds} s)`);
    if (count.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  }
  const total = sum(counts);
  console.log(inWords(total));
  return total.failed > 0 ? 1 : 0;
});

/**
 * A check that could not run, for want of a browser for instance, has failed.
 * @param {unknown} error
 */
function asFailure(error) {
  if (!(error instanceof Trouble)) throw error;
  return { count: oneCheck(false), output: error.message };
}
