import { checkNodeVersion } from './lib/node-version.mjs';
import { main } from './lib/project.mjs';

// Called by deploy/install.sh with the Node.js that runs the shop.
main(async () => checkNodeVersion(process.versions.node));
