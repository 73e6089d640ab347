import { buildSite } from './lib/build.ts';
import { main } from './lib/project.mjs';

// `npm run build [-- --force]`
main(() => buildSite({ force: process.argv.includes('--force') }));
