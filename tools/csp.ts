/** Prints the content security policy that a file server needs for the built site; see `USAGE`. */
import { existsSync } from 'node:fs';
import { inProject, main } from './lib/project.mjs';
import { UserError } from './lib/user-error.mjs';
import { staticPolicy } from './static-policy.ts';

const USAGE = `Usage: npm run csp [-- --help]

Prints the content security policy of dist/ for a host that serves files alone,
as nginx, Caddy and a _headers file (Cloudflare, Netlify) take it. It names what
stands in the page by its hash: print it anew after each build.`;

main(async () => {
  if (process.argv.includes('--help')) return console.log(USAGE);
  const page = inProject('dist', 'index.html');
  if (!existsSync(page)) throw new UserError('There is no dist/ yet: npm run build.');
  const policy = staticPolicy(page);
  console.log(`# nginx, in the server block
add_header Content-Security-Policy "${policy}" always;

# Caddy
header Content-Security-Policy "${policy}"

# _headers
/*
  Content-Security-Policy: ${policy}`);
});
