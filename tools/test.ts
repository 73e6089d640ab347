import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, missingChromium } from './lib/chromium.ts';
import { ensureOtherBrowsers } from './lib/other-browsers.ts';
import { ensurePostgres, missingPostgres } from './lib/postgres.ts';
import { inProject, main } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { UserError } from './lib/user-error.mjs';

const testHelp = `npm test [-- check | fast | slow | changes ...]

  check   static checks: contract, types, lint, import boundaries, unused code, supported browsers
  fast    the checks, Vitest and Playwright (default)
  slow    *.slow.test.ts, @slow, quick benchmarks and audits
  changes twelve changes of the contract followed to the end, in 15 minutes or more`;

const checkCommands = [
  'tsx tools/schema/main.ts check',
  'tsc -p .',
  'tsc -p src',
  'tsc -p tests',
  'tsc -p lab',
  'biome check --error-on-warnings .',
  'depcruise lab server src testing tests tools workbench',
  'knip',
  'tsx tools/check-browsers.ts',
];
const browserTests = ['node --import tsx tools/build.ts', 'playwright test --grep-invert @slow'];
const slowTests = ['vitest run .slow.test', 'playwright test --grep @slow'];
/** They end while the slow tests of Vitest wait for processes that they kill and restart. */
const besideSlowTests = [
  'vitest run --project server page',
  'tsx lab/main.ts bench first-view --quick',
  'tsx lab/main.ts audit axe --quick',
];

const needsBrowser = /^playwright |^tsx lab\//;

/** The commands of a list run one after another, the lists of a group side by side. */
const commandGroups: Record<string, string[][]> = {
  check: [checkCommands],
  fast: [
    ['vitest run --exclude **/*.slow.test.ts --exclude **/*.long.test.ts'],
    [...browserTests, ...checkCommands],
  ],
  slow: [slowTests, besideSlowTests],
  changes: [['vitest run .long.test']],
};

main(async () => {
  const names = process.argv.slice(2);
  if (names.includes('--help')) return console.log(testHelp);
  const unknown = names.find((name) => !commandGroups[name]);
  if (unknown) throw new UserError(`Unknown part: ${unknown}\n\n${testHelp}`);
  const parts = names.length > 0 ? names : ['fast'];
  const missing = await installPrograms(parts);
  if (missing.length > 0) {
    const message = `Not found: ${missing.join(', ')}.`;
    if (
      process.env.CI &&
      [missingChromium, missingPostgres].some((name) => missing.includes(name))
    ) {
      throw new UserError(message);
    }
    console.log(`${message} Their tests are skipped.`);
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    const runs = (commandGroups[part] ?? []).map(async (commands) => {
      for (const command of commands) {
        const isSkipped = missing.includes(missingChromium) && needsBrowser.test(command);
        const { passed, failed, skipped } = await (isSkipped
          ? countSkipped(command)
          : runCounted(command, part === 'slow'));
        total.passed += passed;
        total.failed += failed;
        total.skipped += skipped;
      }
    });
    await Promise.all(runs);
  }
  console.log(countsText(total));
  return total.failed > 0 ? 1 : 0;
});

/**
 * Installs the programs that the tests of some parts start.
 * @returns those that are missing, and how to name them
 */
async function installPrograms(parts: readonly string[]): Promise<string[]> {
  const missing = new Set<string>();
  for (const part of parts) {
    if (part === 'check') continue;
    if (!(await ensurePostgres())) missing.add(missingPostgres);
    if (!(await ensureChromium({ isComplete: part === 'slow' }))) missing.add(missingChromium);
    if (part === 'slow') for (const name of await ensureOtherBrowsers()) missing.add(name);
  }
  return [...missing];
}

/** Counts the tests of a command without running them; a benchmark or an audit is one. */
async function countSkipped(command: string) {
  if (command.startsWith('playwright')) return runCounted(`${command} --list`, false);
  console.log(`${command}: 1 skipped`);
  return { passed: 0, failed: 0, skipped: 1 };
}

/** Runs a command and prints its counts when it ends, after its output when something failed. */
async function runCounted(command: string, isSlow: boolean) {
  const start = performance.now();
  const [program = '', ...args] = command.split(' ');
  const report = inProject('.cache', 'reports', `${command.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  if (program === 'vitest') args.push('--reporter=default', '--reporter=json');
  if (program === 'vitest') args.push(`--outputFile.json=${report}`);
  if (program === 'playwright') args.push('--reporter=list,json');
  // The slow run tests the private page on the database that the fast run omits.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isSlow && { OTHER_ENGINE: '1' }) };
  const { code, output } = await run([program, ...args], { output: 'keep', env });
  const isCounted = program === 'vitest' || program === 'playwright';
  const counts = isCounted
    ? readReport(report)
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, flaky: 0 };
  // A runner that crashes counts as one failure.
  if (code !== 0) counts.failed ||= 1;
  if (counts.failed > 0 || counts.flaky > 0) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${command}: ${countsText(counts)} (${seconds} s)`);
  return counts;
}

/**
 * The counts in a report of Vitest or Playwright; one failure when there is no report.
 * `flaky` are those that passed when repeated.
 */
function readReport(file: string) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  if (!stats) {
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: 0 };
  }
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

function countsText({ passed, failed, skipped }: Record<'passed' | 'failed' | 'skipped', number>) {
  const counts = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}
