import { buildSite } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { countReport, oneCheck, readPlaywright, readVitest, reportFile } from './count.mjs';
import { ensurePostgres, findPostgres } from './postgres.mjs';
import { Trouble } from './project.mjs';
import { programOf, run } from './run.mjs';

/**
 * @typedef {import('./count.mjs').Count} Count
 * @typedef {object} Check
 * @property {string[]} parts the names that select it on the command line
 * @property {string} title
 * @property {() => Promise<{ count: Count, output: string }>} run what it counted, and what its program said
 */

const suites = ['unit', 'pages', 'server', 'desk'];
const partNames = [
  ...['contract', 'types', 'lint', 'unused', ...suites],
  ...['build', 'e2e', 'bench', 'audit'],
];

export const partList = partNames.join(', ');

/**
 * The checks of the named parts, in the order in which they run.
 * @param {string[]} parts none for all
 * @returns {Check[]}
 * @throws {Trouble} for a name that is no part
 */
export function checksOf(parts) {
  const unknown = parts.find((part) => !partNames.includes(part));
  if (unknown) throw new Trouble(`There is no part "${unknown}". Parts: ${partList}.`);
  const wanted = parts.length > 0 ? parts : partNames;
  return [...checks(suites.filter((suite) => wanted.includes(suite)))].filter((check) =>
    check.parts.some((part) => wanted.includes(part)),
  );
}

/**
 * @param {string[]} projects of Vitest
 * @returns {Check[]}
 */
function checks(projects) {
  return [
    {
      parts: ['contract'],
      title: 'contract, documents, generated code and map agree',
      run: passing([process.execPath, '--import', 'tsx', 'tools/schema/main.ts', 'check']),
    },
    ...['.', 'src', 'tests', 'bench', 'audit'].map((folder) => ({
      parts: ['types'],
      title: `types of ${folder === '.' ? 'server and tools' : folder}`,
      run: program('typescript', 'tsc', ['-p', folder]),
    })),
    {
      parts: ['lint'],
      title: 'style and boundaries',
      run: program('@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
    },
    {
      parts: ['unused'],
      title: 'nothing is unused',
      run: program('knip', 'knip', []),
    },
    {
      parts: projects,
      title: `tests (${projects.join(', ')})`,
      run: () => vitest(projects),
    },
    {
      parts: ['build', 'e2e', 'bench', 'audit'],
      title: 'the site builds',
      run: build,
    },
    {
      parts: ['e2e'],
      title: 'tests in a browser',
      run: playwright,
    },
    {
      parts: ['bench'],
      title: 'the benchmarks run',
      run: bench,
    },
    {
      parts: ['audit'],
      title: 'the audit runs',
      run: audit,
    },
  ];
}

/**
 * A check that passes when a dependency's program ends with 0.
 * @param {string} dependency
 * @param {string} name
 * @param {string[]} args
 * @returns {Check['run']}
 */
function program(dependency, name, args) {
  return () => passing(programOf(dependency, name, args))();
}

/**
 * A check that passes when a command ends with 0.
 * @param {string[]} line
 * @returns {Check['run']}
 */
function passing(line) {
  return async () => {
    const { code, output } = await run(line, { output: 'keep' });
    return { count: oneCheck(code === 0), output };
  };
}

/**
 * All projects in one run, which shares its start-up.
 * @param {string[]} projects
 */
async function vitest(projects) {
  if (projects.includes('server')) await ensurePostgres();
  const report = reportFile('vitest.json');
  const command = programOf('vitest', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  const { code, output } = await run(command, { output: 'keep' });
  return { count: countReport(code, report, readVitest), output };
}

async function build() {
  try {
    await buildSite({ report: () => {} });
    return { count: oneCheck(true), output: '' };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { count: oneCheck(false), output: error.message };
  }
}

async function playwright() {
  await ensureChromium();
  const report = reportFile('playwright.json');
  const command = programOf('@playwright/test', 'playwright', ['test', '--reporter=list,json']);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output } = await run(command, { output: 'keep', env });
  return { count: countReport(code, report, readPlaywright), output };
}

/**
 * The programs, not their figures; and of them those that are quick and need nothing installed for
 * them alone, which the peers, Lighthouse and wrk are.
 */
async function bench() {
  await ensureChromium();
  await ensurePostgres();
  const parts = ['search', ...(findPostgres() ? ['first-view', 'db-search'] : [])];
  return passing([process.execPath, '--import', 'tsx', 'bench/main.ts', ...parts, '--quick'])();
}

/** The frame, with the one judge that needs nothing installed for it alone, on one page. */
async function audit() {
  await ensureChromium();
  return passing([process.execPath, '--import', 'tsx', 'audit/main.ts', 'axe', '--quick'])();
}
