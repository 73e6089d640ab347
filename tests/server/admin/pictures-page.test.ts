// @vitest-environment node
import { readdirSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { matchPictures } from '../../../server/pictures/read-upload.ts';
import { fixture } from '../../../testing/fixture.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { engines } from '../../../testing/store.ts';
import { startInProcessShop } from '../in-process-shop.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();
const zip = (files: Record<string, Uint8Array>, name = 'fotos.zip') =>
  new File([Buffer.from(zipSync(files, { level: 6 }))], name);

it('matches pictures by product code, and reports the others', () => {
  const names = ['70.JPG', '0010 .png', '070.webp', '999.jpg', '70.heic', '-20.jpg'];
  const { found, rest } = matchPictures(
    names.map((name) => ({ name })),
    fixture.products,
  );
  expect(found).toEqual([
    { file: { name: '70.JPG' }, id: 70 },
    { file: { name: '0010 .png' }, id: 10 },
  ]);
  expect(rest).toEqual([
    '070.webp: el producto 70 ya tiene otra en esta subida',
    '999.jpg: ningún producto tiene ese código',
    '70.heic: no es JPG, PNG, WebP ni AVIF',
    '-20.jpg: ningún producto tiene ese código',
  ]);
});

describe.each(engines)('the page of pictures on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a running shop', () => {
    let admin: OpenAdmin;
    beforeAll(async () => {
      admin = await openAdmin(engine);
    });
    afterAll(() => admin.close());

    const upload = async (files: File) => {
      const sent = await admin.post('/admin/imagenes', { files });
      if (sent.status !== 200) return sent;
      return vi.waitFor(
        async () => {
          const page = await admin.get('/admin/imagenes');
          expect(page.headers.get('refresh')).toBeNull();
          return page;
        },
        { timeout: 20_000, interval: 100 },
      );
    };
    const imageUrl = async () => {
      const [row] = await admin.database.query<{ url: string }>(
        'SELECT image_url AS url FROM products WHERE id = 70',
      );
      return row?.url;
    };

    it('encodes a zip, previews it, applies it and undoes it; the shop serves the files', async () => {
      const before = await imageUrl();
      const page = await upload(
        zip({ 'fotos/70.jpg': photo, 'fotos/10.png': strToU8('nada'), '../../fuga.jpg': photo }),
      );
      expect(page.text).toContain('10.png: no es una imagen legible');
      expect(page.text).toContain('fuga.jpg: ningún producto tiene ese código');
      expect(page.text).toMatch(
        /<img src="https:\/\/tienda\.example\/images\/catalogue\/70-[0-9a-f]{8}-320\.webp"/,
      );
      expect(page.headers.get('content-security-policy')).toContain(
        'img-src https: https://tienda.example',
      );
      expect(await imageUrl()).toBe(before);

      const [, id = ''] = /name="plan" value="([^"]+)"/.exec(page.text) ?? [];
      // Loading the page again keeps the preview and offers it once more.
      expect((await admin.get('/admin/imagenes')).text).toContain('Escribir estos cambios');
      const written = await admin.post('/admin/apply', { plan: id });
      expect(written.text).toContain('Escrito: importación');
      const address = (await imageUrl()) ?? '';
      expect(address).toMatch(/^\/images\/catalogue\/70-[0-9a-f]{8}-640\.webp$/);
      const names = readdirSync(admin.picturesDirectory);
      expect(names).toHaveLength(7);

      const shop = await startInProcessShop({ pictures: admin.picturesDirectory });
      for (const file of [address, address.replace('-640.webp', '-960.avif')]) {
        const { status, bytes } = await rawFetch(shop.url, file);
        expect(status).toBe(200);
        const { width, height } = await sharp(bytes).metadata();
        expect([width, height]).toEqual(file === address ? [640, 640] : [960, 960]);
      }
      for (const path of ['..%2fdatabase.json', '%2e%2e/lock', `../${names[0]}`]) {
        expect((await rawFetch(shop.url, `/images/catalogue/${path}`)).status).toBe(404);
      }
      shop.close();

      await admin.post('/admin/undo', {});
      expect(await imageUrl()).toBe(before);
    });

    it.each<[string, string, () => File]>([
      ['a zip bomb', 'pasan de 200 MB', () => files(11, 29_000_000)],
      ['a damaged zip', 'no es un zip legible', () => new File(['PK roto'], 'fotos.zip')],
      ['no file', 'Elija las imágenes', () => new File([], '')],
    ])('refuses %s', async (_, message, file) => {
      const { status, text } = await upload(file());
      expect(status).toBe(400);
      expect(text).toContain(message);
    });

    it('reports drawings, and pictures with too many pixels or a wrong stated size', async () => {
      const large = await sharp({
        create: { width: 10_000, height: 6_000, channels: 3, background: '#888' },
      })
        .png()
        .toBuffer();
      for (const file of [
        new File([large], '60.png'),
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], '60.jpg'),
        files(61, 10, new Uint8Array(100_000)),
      ]) {
        expect((await upload(file)).text).toMatch(/60\.(png|jpg): no es una imagen legible/);
      }
    });
  });
});

/** A zip of `0.jpg`, `1.jpg` …, which all state a size. */
function files(count: number, stated: number, content = new Uint8Array(1)): File {
  const names = Array.from({ length: count }, (_, index) => [`${index}.jpg`, content] as const);
  const archive = Buffer.from(zipSync(Object.fromEntries(names)));
  let at = archive.readUInt32LE(archive.length - 6);
  for (let index = 0; index < count; index++) {
    archive.writeUInt32LE(stated, at + 24);
    at += 46 + archive.readUInt16LE(at + 28);
  }
  return new File([archive], 'fotos.zip');
}
