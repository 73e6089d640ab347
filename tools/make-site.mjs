import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './lib/compress.mjs';
import { inProject, main } from './lib/project.mjs';
import { programOf, run } from './lib/run.mjs';
import { makeSharePictures } from './lib/share-pictures.mjs';

// The step `build` of package.json; `npm run build` runs it where it is due.
main(makeSite);

/**
 * Builds the site beside the present one, and puts it in its place when it is complete: a failed
 * build leaves nothing half done, and a running server is not disturbed.
 * @returns {Promise<number>} Vite's exit code
 */
async function makeSite() {
  const draft = inProject('.cache', `site-${process.pid}`);
  try {
    const { code } = await run(
      programOf('vite', 'vite', [
        'build',
        '--logLevel',
        'warn',
        '--outDir',
        draft,
        '--emptyOutDir',
      ]),
    );
    if (code !== 0 || !existsSync(draft)) return code || 1;
    await makeSharePictures(join(draft, 'images'));
    await compressFolder(draft);
    rmSync(inProject('dist'), { recursive: true, force: true });
    renameSync(draft, inProject('dist'));
    return 0;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
