import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { tableOf } from '../../server/spreadsheet/columns.ts';
import { fixture } from '../../testing/fixture.ts';
import { importPictures, matchPictures } from './pictures.ts';

const table = tableOf(fixture.products);
const root = mkdtempSync(join(tmpdir(), 'kuntur-pictures-'));
afterAll(() => rmSync(root, { recursive: true }));

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();

/** A folder of pictures, and a shop that records what is imported. */
function shopWith(files: Record<string, Buffer>) {
  const folder = mkdtempSync(join(root, 'a'));
  const [photos, images, site] = ['photos', 'images', 'site'].map((name) => join(folder, name));
  for (const path of [photos, images, join(site ?? '', 'images')])
    mkdirSync(path ?? '', { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(photos ?? '', name), bytes);
  const imported: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const run = async (apply: boolean) => {
    const targets = { images: images ?? '', site: site ?? '' };
    const code = await importPictures(photos ?? '', table, targets, apply, async (rows) => {
      imported.push(rows);
      return 0;
    });
    return { code, said: log.mock.calls.flat() };
  };
  return { photos: photos ?? '', images: images ?? '', site: site ?? '', imported, run };
}

describe('npm run catalogue -- pictures', () => {
  it('matches pictures by product code or UUID, and lists the others', () => {
    const files = ['70.JPG', '0010.png', '0F3C.webp', '999.jpg', '70.txt', 'nota.jpg', '-20.jpg'];
    expect(matchPictures(files, table)).toEqual({
      found: [
        { file: '70.JPG', id: 70 },
        { file: '0010.png', id: 10 },
      ],
      rest: [
        '0F3C.webp (el producto 70 ya tiene otra)',
        '999.jpg',
        '70.txt',
        'nota.jpg',
        '-20.jpg',
      ],
    });
  });

  it('encodes pictures for the next build and the running shop, and imports their addresses', async () => {
    const shop = shopWith({ '70.jpg': photo, 'otra.jpg': photo });
    expect(await shop.run(true)).toEqual({ code: 0, said: ['Sin producto: otra.jpg'] });
    const address = expect.stringMatching(/^\/images\/catalogue\/70-[0-9a-f]{8}-640\.webp$/);
    expect(shop.imported).toEqual([
      [
        ['Código', 'Imagen'],
        [70, address],
      ],
    ]);
    const names = readdirSync(join(shop.site, 'images/catalogue'));
    expect(names).toHaveLength(7);
    expect(readdirSync(join(shop.images, 'catalogue'))).toHaveLength(6);
    const webp = names.find((name) => name.endsWith('-640.webp')) ?? '';
    const { width, height } = await sharp(join(shop.site, 'images/catalogue', webp)).metadata();
    expect([width, height]).toEqual([640, 640]);
  });

  it('writes no file without --apply', async () => {
    const shop = shopWith({ '70.jpg': photo });
    expect((await shop.run(false)).code).toBe(0);
    expect(readdirSync(shop.images)).toEqual([]);
    expect(shop.imported).toHaveLength(1);
  });

  it('imports nothing when a picture is unreadable, and ignores symbolic links', async () => {
    const shop = shopWith({ '70.jpg': photo.subarray(0, 200), '10.png': Buffer.from('nada') });
    symlinkSync('/etc/hostname', join(shop.photos, '20.jpg'));
    mkdirSync(join(shop.photos, '30.jpg'));
    const { code, said } = await shop.run(true);
    expect(code).toBe(1);
    expect(said).toEqual([
      'Sin producto: 20.jpg (no es un archivo)',
      'Sin producto: 30.jpg (no es un archivo)',
      expect.stringContaining('No se puede leer: 10.png: '),
      expect.stringContaining('No se puede leer: 70.jpg: '),
      'No se ha escrito nada. Corrija o quite esas imágenes.',
    ]);
    expect(shop.imported).toEqual([]);
  });
});
