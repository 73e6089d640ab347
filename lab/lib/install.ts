import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { aptInstall, canUseApt } from '../../tools/lib/apt.ts';
import { inProject } from '../../tools/lib/project.mjs';
import { run } from '../../tools/lib/run.mjs';
import { UserError } from '../../tools/lib/user-error.mjs';
import { Unavailable } from './result.ts';

/**
 * Installs the peers and checkers into `lab/node_modules` where they are missing. Their install
 * scripts do not run: all that they would do here is to fetch from other hosts.
 *
 * @throws {UserError} when npm fails; npm has said why
 */
export async function installLab(): Promise<void> {
  if (existsSync(inProject('lab', 'node_modules', '.package-lock.json'))) return;
  process.stdout.write('Installing what the lab compares with and checks by ...\n');
  const install = ['npm', 'ci', '--prefix', 'lab', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code } = await run([...install, '--loglevel=error'], { output: 'errors' });
  if (code !== 0) throw new UserError('npm ci failed in lab/; see its messages above.');
}

/** Path of a file in `lab/node_modules`, installed when it is missing. */
export async function labFile(...path: string[]): Promise<string> {
  await installLab();
  return inProject('lab', 'node_modules', ...path);
}

/** The same as the address of a module, for `import()`. */
export async function labModule(...path: string[]): Promise<string> {
  return pathToFileURL(await labFile(...path)).href;
}

/**
 * Makes sure that a program of the machine is there, by apt where it may.
 *
 * @param command runs it, and ends at once
 * @throws {Unavailable} where it is missing and cannot be installed
 */
export async function ensureProgram(command: string[], debianPackage: string): Promise<void> {
  const there = async () => (await run(command, { output: 'keep' })).code !== 127;
  if (await there()) return;
  if (canUseApt() && (await aptInstall(debianPackage)) && (await there())) return;
  throw new Unavailable(`This part needs ${command[0]} in PATH (on Debian: ${debianPackage}).`);
}
