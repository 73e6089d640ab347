import { buildSite } from './lib/build.ts';
import { main } from './lib/project.mjs';

main(async () => {
  await buildSite();
  console.log('The site is built in dist/.');
});
