// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopPicturePaths } from '../../../server/identity/current-pictures.ts';
import { storeSymbol } from '../../../server/pictures/store-symbol.ts';
import { openShopFile } from '../../../server/shop-file.ts';
import { type ShopServer, startInProcessShop } from '../in-process-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
const site = join(folder, 'site');
const shopFile = join(folder, 'shop.json');
let shop: ShopServer;

beforeAll(async () => {
  for (const path of shopPicturePaths) {
    mkdirSync(join(site, path, '..'), { recursive: true });
    writeFileSync(join(site, path), 'of the default');
  }
  writeFileSync(join(site, 'index.html'), '<head>{{style}}</head>{{logo}}');
  shop = await startInProcessShop({ site, shopFile });
});
afterAll(async () => {
  await shop.close();
  openShopFile(join(folder, 'none.json'), () => {});
  rmSync(folder, { recursive: true });
});

let seconds = 1;
/** Uses a record, as after a change of its file. */
function use(own: object): void {
  writeFileSync(shopFile, JSON.stringify(own));
  seconds += 1;
  utimesSync(shopFile, seconds, seconds);
  openShopFile(shopFile, (problem) => {
    throw new Error(problem);
  });
}
const get = (path: string, init?: RequestInit) => fetch(shop.url + path, init);
const pixels = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe('the pictures of the shop', () => {
  it('are the files of the site for the default', async () => {
    use({});
    for (const path of shopPicturePaths) {
      const response = await get(path);
      expect(await response.text(), path).toBe('of the default');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect(await (await get('/')).text()).toContain('<head></head>of the default');
  });

  it('show the name of another shop in its colour, in the sizes of the default', async () => {
    use({ name: 'Ferretería El Perno', colour: '#0b5cad' });
    const sizes: Record<string, unknown> = {};
    for (const path of shopPicturePaths) {
      const { width, height, format } = await sharp(await pixels(path)).metadata();
      sizes[path] = [format, width, height];
    }
    expect(sizes).toEqual({
      '/favicon.svg': ['svg', 64, 64],
      '/images/logo.svg': ['svg', 269, 80],
      '/images/logo-light.svg': ['svg', 269, 80],
      '/images/logo.png': ['png', 538, 160],
      '/images/icons/icon-180.png': ['png', 180, 180],
      '/images/icons/icon-192.png': ['png', 192, 192],
      '/images/icons/icon-512.png': ['png', 512, 512],
      '/images/icons/share.jpg': ['jpeg', 1200, 630],
    });
    const page = await (await get('/')).text();
    expect(page).toContain('--orange-600:#0b5cad');
    expect(page).toContain('<svg aria-hidden="true"');
  });

  it('are not sent again while they are the same', async () => {
    use({ name: 'Ferretería El Perno' });
    const first = await get('/images/logo.png');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await get('/images/logo.png', { headers })).status).toBe(304);
    use({ name: 'Ferretería La Tuerca' });
    expect((await get('/images/logo.png', { headers })).status).toBe(200);
  });

  it('contain the uploaded symbol', async () => {
    const red = { r: 255, g: 0, b: 0 };
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: red } })
      .png()
      .toBuffer();
    const symbol = await storeSymbol(new File([new Uint8Array(bytes)], 'a.png'), folder);
    use({ name: 'Ferretería El Perno', symbol });
    const logo = sharp(await pixels('/images/logo.png')).extract({
      left: 80,
      top: 80,
      width: 1,
      height: 1,
    });
    expect([...(await logo.raw().toBuffer()).subarray(0, 3)]).toEqual([255, 0, 0]);
    expect(await (await get('/')).text()).toContain('<img src="./images/logo.png"');
  });
});
