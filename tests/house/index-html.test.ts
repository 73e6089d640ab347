import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { pageMeta } from '../../src/content/meta.ts';

const root = join(import.meta.dirname, '../..');
const html = readFileSync(join(root, 'index.html'), 'utf8').replace(/\s+/g, ' ');
const manifest = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'));

describe('index.html', () => {
  it('is in the Spanish of Peru and says what the home page says', () => {
    expect(html).toContain('<html lang="es-PE">');
    expect(html).toContain(`<title>${pageMeta.home.title}</title>`);
    expect(html).toContain(`content="${pageMeta.home.description}"`);
  });

  it('tells who shares a link about the company and shows a picture', () => {
    const site = `${company.website.url}/`;
    expect(html).toContain(`property="og:site_name" content="${company.tradeName}"`);
    expect(html).toContain(`property="og:url" content="${site}"`);
    const [, picture] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture?.startsWith(site)).toBe(true);
    expect(existsSync(join(root, 'public', picture?.slice(site.length) ?? '-'))).toBe(true);
  });

  it('names only files that are there', () => {
    const files = [...html.matchAll(/(?:href|src)="\.\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(3);
    const icons = manifest.icons.map((icon: { src: string }) => icon.src);
    for (const file of [...files, ...icons]) {
      expect(existsSync(join(root, 'public', file)), file).toBe(true);
    }
  });
});
