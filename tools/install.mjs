import { installDependencies } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { main } from './lib/project.mjs';

/**
 * Installs what is missing. Stands before a dependency's program in the scripts of package.json, so
 * that each works on a fresh clone too.
 */
main(async () => {
  requireNode();
  await installDependencies();
});
