import { existsSync } from 'node:fs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { inProject, main, readJson, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { UserError } from './lib/user-error.mjs';

// Runs before each script of package.json: checks the Node.js version and installs dependencies that
// are missing or outdated, so that every script works on a fresh clone.
main(async () => {
  checkNodeVersion(process.versions.node);
  if (/[?#]/.test(root)) {
    throw new UserError(
      `Move ${root} to a folder without "?" and "#": the build tools fail there.`,
    );
  }
  if (isInstalled()) return;
  // Standard output belongs to the script: npm run schema -- diff --json.
  console.error('Installing dependencies; this takes about a minute ...');
  // Without --include=dev, NODE_ENV=production would omit the build tools.
  const install = ['npm', 'ci', '--include=dev', '--no-audit', '--loglevel=error'];
  const { code } = await run(install, { output: 'errors' });
  if (code === 127)
    throw new UserError('npm was not found: install it, or add its folder to PATH.');
  if (code !== 0) throw new UserError('npm ci failed; see its messages above.');
});

/** Compares the lockfile with npm's record of the last complete installation. */
function isInstalled() {
  if (!existsSync(inProject('node_modules', '.package-lock.json'))) return false;
  const { '': _, ...wanted } = readJson('package-lock.json').packages;
  const installed = readJson('node_modules', '.package-lock.json').packages;
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    // Binaries for other platforms are not installed.
    installed[path] ? installed[path].version === version : optional,
  );
}
