import { ensureChromium } from './lib/chromium.mjs';
import { inWords, sum } from './lib/count.mjs';
import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ensurePostgres } from './lib/postgres.mjs';
import { main } from './lib/project.mjs';
import { countOf, parts, runPart, stepsOf } from './lib/steps.mjs';
import { UserError } from './lib/user-error.mjs';

const help = `npm test [-- part ...]

Installs what is missing, runs the steps of the parts side by side, and ends
with the line "N passed, N failed". A step that is no test suite counts as one
test. Each is told of when it ends; its output is shown when it fails, and as it
comes when it runs alone. One whose inputs have not changed since it passed is
not run again, unless rm -r .wireit. CONTRIBUTING.md says how to run one file.

Parts: ${parts.join(', ')}; none means fast`;

/** How often a step that has ended is looked for, in milliseconds. */
const LOOK_MS = 500;

main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(help);
  requireNode();
  const chosen = args.length > 0 ? args : ['fast'];
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown) throw new UserError(`There is no part "${unknown}". Parts: ${parts.join(', ')}.`);
  const steps = [...new Set(chosen.flatMap(stepsOf))];
  await installDependencies();
  await prepareMachine(steps);

  const began = Date.now();
  let failed = false;
  console.log(`Running ${steps.join(', ')}`);
  const untold = new Set(steps);
  /** @param {(count: import('./lib/count.mjs').StepCount | undefined) => boolean} isDue */
  const tell = (isDue) => {
    for (const step of untold) {
      const count = countOf(step);
      if (!isDue(count)) continue;
      untold.delete(step);
      console.log(`${step}: ${inLine(count, began)}`);
    }
  };
  const progress = setInterval(
    () => tell((count) => count !== undefined && count.endedAt >= began),
    LOOK_MS,
  );
  for (const part of chosen) {
    if (!(await runPart(part))) failed = true;
  }
  clearInterval(progress);
  tell(() => true);
  const total = sum(steps.flatMap((step) => countOf(step) ?? []));
  if (failed) total.failed ||= 1;
  console.log(inWords(total));
  return total.failed > 0 ? 1 : 0;
});

/**
 * Gets what the steps need beside the dependencies. What cannot be had fails them, not all.
 * @param {string[]} steps
 */
async function prepareMachine(steps) {
  const needs = (/** @type {RegExp} */ names) => steps.some((step) => names.test(step));
  try {
    if (needs(/^server/)) await ensurePostgres();
    if (needs(/^e2e/)) await ensureChromium('shell');
    if (needs(/^(e2e-slow|bench|audit)/)) await ensureChromium('whole');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
  }
}

/**
 * @param {import('./lib/count.mjs').StepCount | undefined} count
 * @param {number} began
 */
function inLine(count, began) {
  if (!count) return 'not run, for want of a step that failed';
  const isOld = count.endedAt < began;
  return `${inWords(count)} (${isOld ? 'unchanged since then' : `${count.seconds.toFixed(1)} s`})`;
}
