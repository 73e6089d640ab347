import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { adminPage } from '../../server/admin/admin-page.ts';
import { layout } from '../../server/admin/layout.ts';
import { withShop } from '../../testing/shop.ts';
import { groupFaults, screensMethod, visitScreens } from '../lib/check-screens.ts';
import { ensureProgram, labFile } from '../lib/install.ts';
import type { LabPart } from '../lib/part.ts';

interface VnuMessage {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  extract?: string;
}

export const vnu: LabPart = {
  title: 'Nu Html Checker',
  method: `The rendered document, the pages for links and search engines, and the private page. ${screensMethod}`,
  run: async ({ quick }) => {
    await ensureProgram(['java', '-version'], 'default-jre-headless');
    const folder = mkdtempSync(join(tmpdir(), 'kuntur-vnu-'));
    try {
      const screens = await visitScreens(quick, async (page, name) => {
        writeFileSync(join(folder, `${name}.html`), await page.content());
      });
      const serverPages = await saveServerPages(folder, quick);
      const jar = labFile('vnu-jar', 'build', 'dist', 'vnu.jar');
      const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
      const { stdout } = await promisify(execFile)('java', ['-jar', jar, ...options, folder], {
        maxBuffer: 2 ** 26,
      });
      const { messages }: { messages: VnuMessage[] } = JSON.parse(stdout);
      const faults = messages.filter(({ type }) => type !== 'info').map(formatMessage);
      const rows = [[String(screens + serverPages), String(faults.length)]];
      return { tables: [{ head: ['documents', 'faults'], rows }], faults: groupFaults(faults) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Saves the pages of the sitemap, a missing one and the private page. @returns how many */
function saveServerPages(folder: string, quick: boolean): Promise<number> {
  return withShop({}, async ({ url }) => {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const paths = ['/p/0', ...listed.slice(0, quick ? 1 : undefined)];
    for (const path of paths) {
      const html = await (await fetch(url + path)).text();
      writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '-')}.html`), html);
    }
    writeFileSync(join(folder, 'admin.html'), layout(adminPage([], true), 0).markup);
    return paths.length + 1;
  });
}

function formatMessage({ url = '', message, extract = '' }: VnuMessage): string {
  const document = basename(decodeURIComponent(url), '.html');
  return `${document}: ${message} ${extract.replace(/\s+/g, ' ').slice(0, 160)}`;
}
