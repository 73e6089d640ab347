import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, canUseApt } from '../../tools/lib/apt.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { UserError } from '../../tools/lib/user-error.mjs';
import { Unavailable } from './part.ts';

/**
 * Path of a file in `lab/node_modules`; installs the checkers first if it is missing.
 * @throws {UserError} if npm fails
 */
export function labFile(...path: string[]): string {
  const file = inProject('lab', 'node_modules', ...path);
  if (!existsSync(file)) {
    process.stdout.write('Installing the checkers in lab/ ...\n\n');
    // Their install scripts only download from other hosts.
    const args = ['ci', '--prefix', 'lab', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
      cwd: inProject(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new UserError('npm ci failed in lab/; see its messages above.');
  }
  return file;
}

/**
 * Installs a program with apt if it is missing.
 * @param command a program with an option that makes it exit at once
 * @throws {Unavailable} if it cannot be installed
 */
export async function ensureProgram(
  [program, option]: readonly [string, string],
  debianPackage: string,
): Promise<void> {
  const isInstalled = () => spawnSync(program, [option]).error === undefined;
  if (!isInstalled() && canUseApt()) await aptInstall(debianPackage);
  if (isInstalled()) return;
  throw new Unavailable(`${program} is missing; install the package ${debianPackage}.`);
}
