import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { dataSettings, readOwnSections, shopFileOf } from '../../server/shop-file.ts';
import { compressFolder } from './compress.ts';
import { inProject } from './project.mjs';
import { programOf, run } from './run.mjs';
import { makeSharePictures } from './share-pictures.ts';
import { UserError } from './user-error.mjs';

/** What the site is built from. */
const buildSources = [
  'src',
  'public',
  'tools/vite',
  'tools/lib',
  'server/shop-file.ts',
  'index.html',
  'schema.graphql',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * Builds the site into `dist/`, unless it is up to date.
 * @throws {UserError} when the build fails; Vite has printed the reason
 */
export async function buildSite() {
  const stamp = inProject('.cache', 'built-from');
  const hash = hashOfSources();
  const isFresh =
    existsSync(inProject('dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isFresh) return;
  // Built next to the present site and moved when complete: a running server is not disturbed.
  const draft = inProject('.cache', `site-${process.pid}`);
  const previous = `${draft}-previous`;
  try {
    const args = ['build', '--logLevel', 'warn', '--outDir', draft, '--emptyOutDir'];
    const { code } = await run(programOf('vite', 'vite', args));
    if (code !== 0) throw new UserError('The build of the site failed.');
    await makeSharePictures(join(draft, 'images'));
    await compressFolder(draft);
    // Renamed, because a server would miss files while the folder is deleted.
    if (existsSync(inProject('dist'))) renameSync(inProject('dist'), previous);
    renameSync(draft, inProject('dist'));
    writeFileSync(stamp, hash);
  } finally {
    for (const folder of [draft, previous]) rmSync(folder, { recursive: true, force: true });
  }
}

/** A hash of size and time of each source, and of the environment. */
function hashOfSources() {
  const environment = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = createHash('sha256').update(JSON.stringify(environment.sort()));
  hash.update(JSON.stringify(readOwnSections(shopFileOf(dataSettings(process.env)))));
  const envFiles = readdirSync(inProject()).filter((name) => name.startsWith('.env'));
  for (const source of [...buildSources, ...envFiles]) {
    const isFolder = statSync(inProject(source)).isDirectory();
    const below = isFolder
      ? readdirSync(inProject(source), { recursive: true, encoding: 'utf8' })
      : [''];
    for (const file of below.sort()) {
      const { size, mtimeMs } = statSync(inProject(source, file));
      hash.update(`${source}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
