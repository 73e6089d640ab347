import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { adminPage } from '../../server/admin/admin-page.ts';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { createPreviewPages } from '../../server/preview/preview-pages.ts';
import { shopFromFiles } from '../../testing/reference-files.ts';
import { run } from '../../tools/lib/run.mjs';
import { info, none } from '../lib/figures.ts';
import { ensureProgram, labFile } from '../lib/install.ts';
import type { Part } from '../lib/result.ts';
import { eachView, together, viewsNote } from '../lib/views.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  message: string;
  extract?: string;
}

/** The Nu Html Checker on the document that the browser has made of each view, and on what the server writes. */
export const vnu: Part = {
  title: 'Nu Html Checker, on the rendered document and the pages of the server',
  run: async ({ quick }) => {
    await ensureProgram(['java', '-version'], 'default-jre-headless');
    const jar = await labFile('vnu-jar', 'build', 'dist', 'vnu.jar');
    const folder = mkdtempSync(join(tmpdir(), 'kuntur-vnu-'));
    try {
      const views = await eachView(quick, async ({ page, name }) => {
        writeFileSync(join(folder, `${name}.html`), await page.content());
      });
      const pages = await writeServerPages(folder);
      const { code, output } = await run(
        ['java', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder],
        { output: 'keep' },
      );
      if (code !== 0) throw new Error(`vnu ended with ${code}: ${output}`);
      const { messages }: { messages: Message[] } = JSON.parse(output);
      const errors = messages.filter(({ type }) => type !== 'info');
      const warnings = messages.filter(({ subType }) => subType === 'warning');
      return {
        figures: [
          info('documents checked', views + pages),
          none('errors', errors.length),
          info('warnings', warnings.length),
        ],
        objections: together(errors.map(sayIt)),
        notes: [viewsNote],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** All pages for links and search engines, and the one for the catalogue. @returns how many */
async function writeServerPages(folder: string): Promise<number> {
  const store = createMemoryStore(shopFromFiles.seed());
  const pages = createPreviewPages(store, 'https://tienda.example', () => true);
  const paths = [...(await pages.paths()), '/p/0'];
  for (const path of paths) {
    const page = await pages.at(path);
    writeFileSync(join(folder, `${path.slice(1).replace('/', '-')}.html`), page?.body ?? '');
  }
  writeFileSync(join(folder, 'admin.html'), adminPage([], true, ''));
  return paths.length + 1;
}

function sayIt({ url = '', message, extract = '' }: Message): string {
  const view = basename(decodeURIComponent(url), '.html');
  return `${view}: ${message} ${extract.replace(/\s+/g, ' ').slice(0, 160)}`;
}
