import { buildSite } from './lib/build.ts';
import { main } from './lib/project.mjs';

main(buildSite);
