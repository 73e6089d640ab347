import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.ts';
import { ensureOtherBrowsers } from './lib/other-browsers.ts';
import { ensurePostgres } from './lib/postgres.ts';
import { inProject, main } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { UserError } from './lib/user-error.mjs';

const testHelp = `npm test [-- check | fast | slow ...]

  check   static checks: contract, types, lint, import boundaries, unused code, supported browsers
  fast    the checks, Vitest and Playwright (default)
  slow    *.slow.test.ts, @slow, quick benchmarks and audits`;

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

/** The commands of a list run one after another, the lists of a group side by side. */
const commandGroups: Record<string, string[][]> = {
  check: [checkCommands],
  fast: [['vitest run --exclude **/*.slow.test.ts'], [...browserTests, ...checkCommands]],
  slow: [slowTests, besideSlowTests],
};

main(async () => {
  const names = process.argv.slice(2);
  if (names.includes('--help')) return console.log(testHelp);
  const unknown = names.find((name) => !commandGroups[name]);
  if (unknown) throw new UserError(`Unknown part: ${unknown}\n\n${testHelp}`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const name of names.length > 0 ? names : ['fast']) {
    if (name !== 'check') await ensurePostgres();
    if (name !== 'check') await ensureChromium({ isComplete: name === 'slow' });
    if (name === 'slow') await ensureOtherBrowsers();
    const runs = (commandGroups[name] ?? []).map(async (commands) => {
      for (const command of commands) {
        const { passed, failed, skipped } = await runCounted(command, name === 'slow');
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

/** Runs a command and prints its counts when it ends, after its output when something failed. */
async function runCounted(command: string, isSlow: boolean) {
  const start = performance.now();
  const [program = '', ...args] = command.split(' ');
  const report = inProject('.cache', 'reports', `${command.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  if (program === 'vitest') args.push('--reporter=default', '--reporter=json');
  if (program === 'vitest') args.push(`--outputFile.json=${report}`);
  if (program === 'playwright') args.push('--reporter=list,json');
  // The slow run tests the private page on the database that the fast run leaves out.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isSlow && { OTHER_ENGINE: '1' }) };
  const { code, output } = await run([program, ...args], { output: 'keep', env });
  const isCounted = program === 'vitest' || program === 'playwright';
  const counts = isCounted
    ? readReport(report)
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that crashes counts as one failure.
  if (code !== 0) counts.failed ||= 1;
  if (counts.failed > 0) console.log(output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${command}: ${countsText(counts)} (${seconds} s)`);
  return counts;
}

/** The counts in a report of Vitest or Playwright; one failure when there is no report. */
function readReport(file: string) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function countsText({ passed, failed, skipped }: Record<'passed' | 'failed' | 'skipped', number>) {
  const counts = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
}
