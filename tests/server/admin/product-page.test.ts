// @vitest-environment node
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDailyStore } from '../../../server/catalogue/live-catalogue.ts';
import { readCatalogue } from '../../../server/catalogue/stored-catalogue.ts';
import { pageEngines } from '../../../testing/store.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

describe.each(pageEngines)('the page of a product on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a running shop', () => {
    let admin: OpenAdmin;
    beforeAll(async () => {
      admin = await openAdmin(engine);
    });
    afterAll(() => admin.close());

    const find = async (search: string) => {
      const { text } = await admin.get(`/admin/productos?buscar=${encodeURIComponent(search)}`);
      return [...text.matchAll(/\?codigo=(\d+)"/g)].map(([, id]) => Number(id));
    };
    const row = async (id = 70) => {
      const [product] = await admin.database.query<Record<string, unknown>>(
        `SELECT name, price::float8, discount::float8, stock, category, marca, description,
                image_url AS image FROM products WHERE id = ${id}`,
      );
      return product;
    };
    /** The fields of the form as the browser would send them, with changes. */
    const formWith = async (changes: Record<string, string | Blob>) => {
      const { text } = await admin.get('/admin/productos?codigo=70');
      return { ...fieldsOf(text), ...changes };
    };
    /** Applies the previewed change. */
    const apply = async ({ text }: { text: string }) => {
      const [, plan = ''] = /name="plan" value="([^"]+)"/.exec(text) ?? [];
      const confirmed = /name="confirmed" value="([^"]+)"/.exec(text)?.[1];
      return admin.post('/admin/apply', { plan, ...(confirmed && { confirmed }) });
    };

    it('finds products by code and by words of the name', async () => {
      expect((await find('070'))[0]).toBe(70);
      expect((await find('\x0070'))[0]).toBe(70);
      expect(await find('angulo 2" ESTRUCTURAL')).toContain(70);
      expect(await find('% no hay')).toEqual([]);
      // Their own codes and brands.
      expect(await find('0F-3c')).toEqual([70]);
      expect(await find('llave zonda')).toEqual([40]);
      expect(await find('3c')).toEqual([]);
      expect((await admin.get('/admin/productos?codigo=999999')).status).toBe(404);
    });

    it('previews the changed fields, applies them and undoes them', async () => {
      const before = await row();
      const fields = await formWith({ price: '91.5', stock: '7' });
      const preview = await admin.post('/admin/productos', fields);
      expect(await row()).toEqual(before);
      const written = await apply(preview);
      expect(written.text).toContain('(Producto 70)');
      expect(written.text).toContain('href="/admin/productos?codigo=70"');
      expect(await row()).toEqual({ ...before, price: 91.5, stock: 7 });
      await admin.post('/admin/undo', {});
      expect(await row()).toEqual(before);
    });

    it('stores the days of a discount, which visitors see on these days only', async () => {
      const shown = async () => {
        const { store } = createDailyStore(await admin.database.transaction(readCatalogue));
        return store.productById(70)?.discount;
      };
      const days = { discount: '12.5', discountFrom: '2020-02-01', discountUntil: '2099-02-01' };
      await apply(await admin.post('/admin/productos', await formWith(days)));
      expect(await shown()).toBe(12.5);
      const { text } = await admin.get('/admin/productos?codigo=70');
      expect(fieldsOf(text)).toMatchObject(days);
      const ended = await formWith({ discountUntil: '2020-02-28' });
      const preview = await admin.post('/admin/productos', ended);
      expect(preview.text).toContain('28/02/2020');
      await apply(preview);
      expect(await shown()).toBeNull();
      await admin.post('/admin/undo', {});
      await admin.post('/admin/undo', {});
    });

    it('edits category, brand and a description of several lines', async () => {
      const before = await row();
      const fields = await formWith({ category: 'TUBOS', marca: 'Ñandú' });
      await apply(await admin.post('/admin/productos', fields));
      expect(await row()).toEqual({ ...before, category: 'TUBOS', marca: 'Ñandú' });
      await apply(await admin.post('/admin/productos', await formWith({ description: '<b>\n2' })));
      expect(await row()).toMatchObject({ description: '<b>\n2' });
      const { text } = await admin.get('/admin/productos?codigo=70');
      expect(text).toContain('rows="5">\n&lt;b&gt;\n2</textarea>');
      await admin.post('/admin/undo', {});
      await admin.post('/admin/undo', {});
      expect(await row()).toEqual(before);
    });

    it('adds a product, which gets the next code, and undoes it', async () => {
      const { text } = await admin.get('/admin/productos/nuevo');
      const typed = { name: 'RIEL "T" <1>', category: 'TUBOS', price: '12,50' };
      const preview = await admin.post('/admin/productos/nuevo', { ...fieldsOf(text), ...typed });
      expect(preview.text).toContain('Se agregan (1)');
      expect(fieldsOf(preview.text)).toMatchObject(typed);
      const written = await apply(preview);
      expect(written.text).toContain('href="/admin/productos?codigo=71"');
      expect(await row(71)).toMatchObject({ name: 'RIEL "T" <1>', category: 'TUBOS', price: 12.5 });
      await admin.post('/admin/undo', {});
      expect(await row(71)).toBeUndefined();
    });

    it('removes a product and undoes it, and keeps what was typed until then', async () => {
      const before = await row();
      const preview = await admin.post('/admin/productos/quitar', await formWith({ price: '95' }));
      expect(preview.text).toContain('Se quitan (1)');
      expect(preview.text).toContain('name="price" value="95"');
      expect(await row()).toEqual(before);
      await apply(preview);
      expect(await row()).toBeUndefined();
      await admin.post('/admin/undo', {});
      expect(await row()).toEqual(before);
    });

    const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } });
    const photo = async (name: string, quality: number) =>
      new File([(await picture.jpeg({ quality }).toBuffer()) as BlobPart], name);

    it('takes a photo of any name, together with other fields', async () => {
      const before = await row();
      const fields = await formWith({
        stock: '8',
        foto: await photo('IMG-20261126-WA0007.jpg', 80),
      });
      const preview = await admin.post('/admin/productos', fields);
      expect(preview.text).toMatch(
        /Foto nueva<\/h2><img src="https:\/\/tienda\.example\/images\/catalogue\/70-/,
      );
      expect(await row()).toEqual(before);
      await apply(preview);
      const image = expect.stringMatching(/^\/images\/catalogue\/70-[0-9a-f]{8}-640\.webp$/);
      expect(await row()).toEqual({ ...before, stock: 8, image });
      await admin.post('/admin/undo', {});
      expect(await row()).toEqual(before);
    });

    it('keeps a photo while another field is corrected', async () => {
      const foto = await photo('image.jpg', 70);
      const fields = await formWith({ price: 'doce', foto });
      const wrong = await admin.post('/admin/productos', fields);
      expect(wrong.text).not.toContain('/admin/apply');
      const corrected = { ...fieldsOf(wrong.text), price: '12' };
      const preview = await admin.post('/admin/productos', corrected);
      expect(preview.text).toContain('Cambian (2)');
    });

    it('deletes the files of a photo that another one of the product replaces', async () => {
      const send = async (quality: number) =>
        admin.post('/admin/productos', await formWith({ foto: await photo('image.jpg', quality) }));
      const first = await send(60);
      const names = readdirSync(admin.picturesDirectory);
      await send(50);
      expect(readdirSync(admin.picturesDirectory)).toHaveLength(names.length);
      expect((await apply(first)).text).toContain('Después se envió otra foto');
    });

    it('explains why a photo is not used, and keeps what was typed', async () => {
      const foto = new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC');
      const refused = await admin.post('/admin/productos', await formWith({ price: '95', foto }));
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('La foto no se usó: es HEIC');
      expect(refused.text).toContain('name="price" value="95"');
    });

    it('keeps a newer price when only the stock was edited', async () => {
      const fields = await formWith({ stock: '3' });
      await admin.database.query('UPDATE products SET price = 50 WHERE id = 70');
      const preview = await admin.post('/admin/productos', fields);
      expect(preview.text).toContain('Cambian (1)');
      expect(preview.text).toContain('name="price" value="50"');
    });

    it('explains what is wrong, keeps what was typed, and says when nothing changes', async () => {
      const wrong = await admin.post('/admin/productos', await formWith({ price: '"><doce>' }));
      expect(wrong.text).toContain('no es un número');
      expect(wrong.text).toContain('name="price" value="&quot;&gt;&lt;doce&gt;"');
      expect(wrong.text).not.toContain('/admin/apply');
      const same = await admin.post('/admin/productos', await formWith({}));
      expect(same.text).toContain('No cambia nada');
    });
  });
});

/** The fields of the product form in a page. */
function fieldsOf(page: string): Record<string, string> {
  const inputs = page.matchAll(
    /<input type="(?:date|hidden|text)" name="([\w-]+)" value="([^"]*)"/g,
  );
  const areas = page.matchAll(/<textarea name="(\w+)"[^>]*>\n([^<]*)/g);
  const selects = page.matchAll(/<select name="(\w+)">.*?value="([^"]*)" selected/g);
  const decode = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  return Object.fromEntries(
    [...inputs, ...areas, ...selects].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}
