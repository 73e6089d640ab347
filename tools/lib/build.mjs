import { rmSync } from 'node:fs';
import { inProject } from './project.mjs';
import { runScript } from './run.mjs';
import { UserError } from './user-error.mjs';

/**
 * Builds the site into `dist/`, unless it is up to date.
 *
 * @param {object} [options]
 * @param {boolean} [options.force] builds in any case
 * @throws {UserError} when the build fails; its messages are on the console
 */
export async function buildSite({ force = false } = {}) {
  if (force) rmSync(inProject('dist'), { recursive: true, force: true });
  const { code } = await runScript('step:build');
  if (code !== 0) throw new UserError('The site could not be built.');
}
