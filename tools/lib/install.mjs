import { existsSync } from 'node:fs';
import { inProject, readJson } from './project.mjs';
import { npm, run } from './run.mjs';
import { UserError } from './user-error.mjs';

/**
 * Installs the dependencies by the lockfile where they are missing or stale.
 * @throws {UserError} when npm fails; npm has said why
 */
export async function installDependencies() {
  const reason = whyStale();
  if (!reason) return;
  // Standard output is the program's own: npm run schema -- diff --json.
  console.error(`Installing dependencies (${reason}); this takes about a minute ...`);
  // Without --include=dev, NODE_ENV=production would leave out what builds the site.
  const { code } = await run(
    npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
    {
      output: 'errors',
    },
  );
  if (code !== 0) throw new UserError('npm ci failed; see its messages above.');
}

/**
 * Compares the lockfile with npm's own record of what it installed, which npm
 * writes last and removes first, so that a broken installation has none.
 * @returns {string | undefined} why an installation is due
 */
function whyStale() {
  if (!existsSync(inProject('node_modules', '.package-lock.json'))) return 'none are installed';
  return difference(
    readJson('package-lock.json'),
    readJson('node_modules', '.package-lock.json'),
    readJson('package.json'),
  );
}

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Why the installed packages are not what the lockfile asks for. A package for
 * another machine is rightly absent; one that is present came with a folder
 * copied from such a machine.
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {Pick<Package, 'dependencies' | 'devDependencies'>} manifest package.json
 * @param {{ platform: string, arch: string }} machine
 * @returns {string | undefined}
 */
export function difference(lock, installed, manifest, machine = process) {
  const { '': top, ...wanted } = lock.packages;
  for (const kind of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    if (!sameRecord(manifest[kind], top?.[kind])) return 'package.json has changed';
  }
  for (const [path, entry] of Object.entries(wanted)) {
    const found = installed.packages[path];
    if (!found && !entry.optional) return 'the lockfile has changed';
    if (found && (found.version !== entry.version || found.integrity !== entry.integrity)) {
      return 'the lockfile has changed';
    }
    if (found && !runsOn(entry, machine)) return 'they are for another kind of machine';
  }
  return undefined;
}

/**
 * @param {Package} entry
 * @param {{ platform: string, arch: string }} machine
 */
function runsOn({ os, cpu }, machine) {
  return accepts(os, machine.platform) && accepts(cpu, machine.arch);
}

/**
 * @param {string[] | undefined} list names, or names to leave out, each behind a `!`
 * @param {string} name
 */
function accepts(list, name) {
  if (!list) return true;
  const only = list.filter((entry) => !entry.startsWith('!'));
  return !list.includes(`!${name}`) && (only.length === 0 || only.includes(name));
}

/**
 * @param {Record<string, string> | undefined} left
 * @param {Record<string, string> | undefined} right
 */
function sameRecord(left = {}, right = {}) {
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
}
