import { installDependencies } from './lib/install.mjs';
import { main } from './lib/project.mjs';

// Precedes the programs in the scripts of package.json, so that each works on a fresh clone.
main(installDependencies);
