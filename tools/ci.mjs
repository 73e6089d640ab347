import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { inProject, main, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** @typedef {{ title: string, passed: number, failed: number, skipped: number }} Result */

// Runs the tests in clean checkouts: all of them with the Node.js in PATH, the fast ones also with
// the newest of the registry. Prints both results, and their sums as the last line.
main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-ci-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = process.env.PATH ?? '';
  // Both at once, so that they have the same commit.
  const [first, second] = [checkOut(join(folder, 'first')), checkOut(join(folder, 'second'))];
  const results = [await runTests(first, path, ['test', '--', 'fast', 'slow'])];
  const newest = await installNewestNode(folder);
  results.push(
    newest
      ? await runTests(second, `${newest}${delimiter}${path}`, ['test'])
      : { title: 'Installing the newest Node.js', passed: 0, failed: 1, skipped: 0 },
  );
  for (const { title, passed, failed, skipped } of results) {
    console.log(`${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
});

/**
 * @param {string} folder
 * @returns {Promise<string | undefined>} the folder of its program; undefined when npm fails
 */
async function installNewestNode(folder) {
  const { output: version } = await run(['npm', 'view', 'node', 'version'], { output: 'both' });
  // The package `node` installs this one by a script, which npm may refuse to run.
  const name = `node-${process.platform}-${process.arch}`;
  const install = ['npm', 'install', '--prefix', folder, `${name}@${version.trim()}`];
  const { code } = await run(install, { output: 'errors' });
  return code === 0 ? join(folder, 'node_modules', name, 'bin') : undefined;
}

/**
 * @param {string} checkout is removed
 * @param {string} path the environment variable PATH
 * @param {string[]} command of npm
 * @returns {Promise<Result>}
 */
async function runTests(checkout, path, command) {
  const start = performance.now();
  const env = { PATH: path, CI: 'true' };
  const { output: version } = await run(['node', '--version'], { output: 'keep', env });
  const title = `Node.js ${version.trim().slice(1)}, npm ${command.join(' ')}`;
  console.log(`${title} ...`);
  const { code, output } = await run(['npm', ...command], { output: 'both', cwd: checkout, env });
  rmSync(checkout, { recursive: true, force: true });
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const [, passed = 0, failed = 0, skipped = 0] = (lines.at(-1) ?? []).map((count) =>
    Number(count ?? 0),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  // A command that fails without counts is one failure.
  return {
    title: `${title} (${seconds} s)`,
    passed,
    failed: code === 0 ? failed : failed || 1,
    skipped,
  };
}

/**
 * Clones the last commit. Without git, copies the files that `.gitignore` does not exclude.
 * @param {string} checkout the new folder
 */
function checkOut(checkout) {
  const { status } = spawnSync('git', ['clone', '--quiet', root, checkout]);
  if (status === 0) return checkout;
  const ignored = readFileSync(inProject('.gitignore'), 'utf8').split('\n');
  const filter = (/** @type {string} */ file) => !ignored.includes(`${relative(root, file)}/`);
  cpSync(root, checkout, { recursive: true, filter });
  return checkout;
}
