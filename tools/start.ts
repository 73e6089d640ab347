import { buildSite } from './lib/build.ts';
import { endWithNpm, main } from './lib/project.mjs';

// `npm start`: settings come from the environment; docs/operations.md lists them.
main(async () => {
  endWithNpm();
  await buildSite();
  // Ends this process itself on a signal.
  await import('../server/main.ts');
});
