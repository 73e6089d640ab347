// @vitest-environment node
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { matchPictures } from '../../../server/pictures/match-pictures.ts';
import { fixture } from '../../../testing/fixture.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { productRow } from '../../../testing/products.ts';
import { pageEngines } from '../../../testing/store.ts';
import { startInProcessShop } from '../in-process-shop.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();

it('matches pictures by product code, and reports the others', () => {
  const names = ['70.JPG', '0010 .png', '070.webp', '999.jpg', '70.bmp', '-20.jpg'];
  const { found, unplaced, rest } = matchPictures(
    names.map((name) => ({ name })),
    fixture.products,
  );
  expect(found).toEqual([
    { file: { name: '70.JPG' }, id: 70 },
    { file: { name: '0010 .png' }, id: 10 },
  ]);
  expect(unplaced).toEqual([{ name: '999.jpg' }, { name: '-20.jpg' }]);
  expect(rest).toEqual([
    '070.webp: el producto 0f3c ya tiene otra en esta subida',
    '70.bmp: no es JPG, PNG, WebP ni AVIF',
  ]);
});

it('matches 30 pictures named by the codes of the owner, in any spelling', () => {
  const code = (at: number) => `FC-${String(at).padStart(3, '0')}`;
  const products = Array.from({ length: 30 }, (_, at) =>
    productRow({ id: at + 1, uuid: code(at + 1), name: 'FIERRO' }),
  );
  const spellings = [
    (text: string) => `${text}.jpg`,
    (text: string) => `${text.replace('-', '')}.JPG`,
    (text: string) => `${text.toLowerCase().replace('-', '_')}.jpg`,
    (text: string) => `${text.toLowerCase().replace('-', ' ')} .png`,
  ];
  const files = products.map(({ uuid }, at) => ({
    name: spellings[at % spellings.length]?.(uuid ?? '') ?? '',
  }));
  const { found, unplaced, rest } = matchPictures(files, products);
  expect(found).toEqual(files.map((file, at) => ({ file, id: at + 1 })));
  expect([unplaced, rest]).toEqual([[], []]);
});

it('asks about a picture whose code several products have, or none', () => {
  const twice = [1, 2].map((id) => productRow({ id, uuid: 'FC-017' }));
  const names = ['fc017.jpg', 'FC-018.jpg', '1_7.jpg'].map((name) => ({ name }));
  expect(matchPictures(names, twice)).toEqual({ found: [], unplaced: names, rest: [] });
});

describe.each(pageEngines)('the page of pictures on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a running shop', () => {
    let admin: OpenAdmin;
    beforeAll(async () => {
      admin = await openAdmin(engine);
    });
    afterAll(() => admin.close());

    const upload = async (...files: File[]) => {
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

    it('encodes pictures, previews them, applies and undoes them; the shop serves the files', async () => {
      const before = await imageUrl();
      const page = await upload(
        new File([photo], '70.jpg'),
        new File(['nada'], '10.png'),
        new File(['\0\0\0\x18ftypheic'], '20.heic'),
        new File([photo], '../../fuga.jpg'),
      );
      expect(page.text).toContain('10.png: no es una foto');
      expect(page.text).toContain('20.heic: es HEIC');
      expect(page.text).toMatch(/¿De qué producto son\? \(1\)[\s\S]*fuga\.jpg/);
      expect(page.text).toMatch(
        /<img src="https:\/\/tienda\.example\/images\/catalogue\/70-[0-9a-f]{8}-320\.webp"/,
      );
      expect(page.headers.get('content-security-policy')).toContain(
        'img-src data: https: https://tienda.example',
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
      for (const path of ['..%2fcluster%2fPG_VERSION', '%2e%2e/lock', `../${names[0]}`]) {
        expect((await rawFetch(shop.url, `/images/catalogue/${path}`)).status).toBe(404);
      }
      shop.close();

      await admin.post('/admin/undo', {});
      expect(await imageUrl()).toBe(before);
    });

    it('deletes the pictures of an upload that was not applied at the next one', async () => {
      const names = () => readdirSync(admin.picturesDirectory);
      const before = names();
      const page = await upload(new File([photo], '10.jpg'));
      expect(names()).toHaveLength(before.length + 7);
      await upload(new File([photo], '70.jpg'));
      expect(names()).toEqual(before);
      const [, plan = ''] = /name="plan" value="([^"]+)"/.exec(page.text) ?? [];
      expect((await admin.post('/admin/apply', { plan })).text).toContain('envíela de nuevo');
    });

    it('asks for the product of a picture, by its code or name, until one is meant', async () => {
      const page = await upload(new File([photo], 'rejas.jpg'), new File([photo], 'corte.jpg'));
      const [one = '', other = ''] = Array.from(
        page.text.matchAll(/name="([\da-f-]{36})" value=""/g),
        ([, key = '']) => key,
      );
      expect(page.text.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2);
      const place = (fields: Record<string, string>) =>
        admin.post('/admin/imagenes/elegir', fields);
      expect((await place({ [one]: 'llave', [other]: 'no hay' })).text).toMatch(
        /value="llave"[\s\S]*puede ser 40 LLAVE A_B zonda; 50 [\s\S]*value="no hay"[\s\S]*ningún producto se llama así/,
      );
      await place({ [one]: 'llave axb', [other]: '60' });
      const placed = await vi.waitFor(
        async () => {
          const { headers, text } = await admin.get('/admin/imagenes');
          expect(headers.get('refresh')).toBeNull();
          return text;
        },
        { timeout: 20_000, interval: 100 },
      );
      expect(placed).toContain('el producto 60 ya tiene otra en esta subida');
      expect(placed).toMatch(/Imágenes preparadas \(1\)[\s\S]*Código 60/);
      expect(placed).toContain('Escribir estos cambios');
    });

    it('refuses a form without pictures', async () => {
      const { status, text } = await upload(new File([], ''));
      expect(status).toBe(400);
      expect(text).toContain('Elija las imágenes');
    });
  });
});
