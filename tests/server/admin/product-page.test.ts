// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/store.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

describe.each(engines)('the page of a product on $name', ({ engine, isMissing }) => {
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
    const row = async () => {
      const [product] = await admin.database.query(
        'SELECT name, price::float8, discount::float8, stock FROM products WHERE id = 70',
      );
      return product as Record<string, unknown>;
    };
    /** The fields of the form as the browser would send them, with changes. */
    const formWith = async (changes: Record<string, string>) => {
      const { text } = await admin.get('/admin/productos?codigo=70');
      const fields = [...text.matchAll(/name="([\w-]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')],
      );
      return { ...(Object.fromEntries(fields) as Record<string, string>), ...changes };
    };

    it('finds products by code and by words of the name', async () => {
      expect((await find('070'))[0]).toBe(70);
      expect((await find('\x0070'))[0]).toBe(70);
      expect(await find('angulo 2" ESTRUCTURAL')).toContain(70);
      expect(await find('% no hay')).toEqual([]);
      expect((await admin.get('/admin/productos?codigo=999999')).status).toBe(404);
    });

    it('previews the changed fields, applies them and undoes them', async () => {
      const before = await row();
      const fields = await formWith({ price: '91.5', stock: '7' });
      const preview = await admin.post('/admin/productos', fields);
      expect(await row()).toEqual(before);
      const [, plan = ''] = /name="plan" value="([^"]+)"/.exec(preview.text) ?? [];
      const written = await admin.post('/admin/apply', { plan });
      expect(written.text).toContain('Producto 70');
      expect(await row()).toEqual({ ...before, price: 91.5, stock: 7 });
      await admin.post('/admin/undo', {});
      expect(await row()).toEqual(before);
    });

    it('keeps a newer price when only the stock was edited', async () => {
      const fields = await formWith({ stock: '3' });
      await admin.database.query('UPDATE products SET price = 50 WHERE id = 70');
      const preview = await admin.post('/admin/productos', fields);
      expect(preview.text).toContain('Cambian (1)');
      expect(preview.text).toContain('name="price" value="50"');
    });

    it('explains what is wrong, keeps what was typed, and says when nothing changes', async () => {
      const wrong = await admin.post('/admin/productos', await formWith({ price: '<doce>' }));
      expect(wrong.text).toContain('no es un número');
      expect(wrong.text).toContain('name="price" value="&lt;doce&gt;"');
      expect(wrong.text).not.toContain('/admin/apply');
      const same = await admin.post('/admin/productos', await formWith({}));
      expect(same.text).toContain('No cambia nada');
    });
  });
});
