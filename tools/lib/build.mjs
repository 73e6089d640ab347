import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { inProject, root, Trouble } from './project.mjs';
import { programOf, run } from './run.mjs';

const site = inProject('dist');
/** Inside the built site, so that whatever replaces the site takes the stamp with it. */
const stamp = '.inputs';

/** Everything that the built site is made from; a folder stands for all below it. */
const inputs = [
  'index.html',
  'src',
  'public',
  'schema.graphql',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/lib/build.mjs',
  'tools/lib/compress.mjs',
  'tools/vite',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/**
 * Builds the site into `dist/`, unless it was built from these very inputs.
 * It is built beside the present one and takes its place when it is complete,
 * so that a failed build leaves nothing half done and a running server is not
 * disturbed.
 *
 * @param {object} [options]
 * @param {boolean} [options.force] builds in any case
 * @param {(message: string) => void} [options.report] is told what goes on
 * @returns {Promise<boolean>} whether it was built
 * @throws {Trouble} when the build fails; its messages are on the console
 */
export async function buildSite({ force = false, report = console.log } = {}) {
  const current = fingerprint();
  if (!force && isBuiltFrom(current)) return false;

  const began = performance.now();
  report('Building the site ...');
  const draft = inProject('.cache', `site-${process.pid}`);
  try {
    const build = programOf('vite', 'vite', ['build', '--outDir', draft, '--emptyOutDir']);
    const { code, output } = await run(build, { output: 'keep' });
    if (code !== 0) throw new Trouble(`${output}\nThe site could not be built.`);
    await compressFolder(draft);
    writeFileSync(join(draft, stamp), current);
    rmSync(site, { recursive: true, force: true });
    renameSync(draft, site);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  report(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

/** @param {string} current */
function isBuiltFrom(current) {
  const file = join(site, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === current;
}

/** A hash of all inputs by content, and of the settings that Vite compiles in. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesAt)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort()));
  return hash.digest('hex');
}

/**
 * @param {string} path a file or folder of the project, which need not exist
 * @returns {string[]} the files that it stands for, in a fixed order, tests left out
 */
function filesAt(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const below = `${path}/${entry.name}`;
        return entry.isDirectory() ? filesAt(below) : [below];
      })
      .filter((file) => !/\.test\.tsx?$/.test(file));
  } catch {
    return existsSync(join(root, path)) ? [path] : [];
  }
}
