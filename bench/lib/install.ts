import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, Trouble } from '../../tools/lib/project.mjs';
import { run } from '../../tools/lib/run.mjs';
import { say } from './say.ts';

/**
 * Installs what a folder of the project has a lockfile for, where it is missing.
 *
 * @param folder its path, part by part
 * @param options `scripts` says whether the install scripts of its packages may run
 * @throws {Trouble} when npm fails; npm has said why
 */
export async function installAt(
  folder: readonly string[],
  { scripts = true }: { scripts?: boolean } = {},
): Promise<void> {
  if (existsSync(inProject(...folder, 'node_modules', '.package-lock.json'))) return;
  const path = join(...folder);
  say(`Installing the dependencies of ${path} ...`);
  const install = ['npm', 'ci', '--prefix', path, '--no-audit', '--no-fund', '--loglevel=error'];
  if (!scripts) install.push('--ignore-scripts');
  const { code } = await run(install, { output: 'errors' });
  if (code !== 0) throw new Trouble(`npm ci failed in ${path}; see its messages above.`);
}
