import { existsSync } from 'node:fs';
import { inProject, main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';
import { staticPolicy } from './static-policy.ts';

// `npm run csp` prints the Content-Security-Policy for serving dist/ from a static host.
main(async () => {
  const page = inProject('dist', 'index.html');
  if (!existsSync(page)) throw new UserError('Run npm run build first.');
  console.log(staticPolicy(page));
});
