// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageEngines } from '../../../testing/store.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

describe.each(pageEngines)('the page of contact messages on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('with 10,000 messages', () => {
    let admin: OpenAdmin;
    beforeAll(async () => {
      admin = await openAdmin(engine);
      await admin.database.query(`
        INSERT INTO contact_messages (from_name, reply_to, phone, message)
        SELECT 'Ana ' || n, 'ana' || n || '@taller.example', '9' || n, 'Necesito ' || n || ' ÁNGULOS de 2"'
          FROM generate_series(1, 9998) AS n`);
      await admin.database.query(`
        INSERT INTO contact_messages (from_name, reply_to, phone, topic, message)
        VALUES ('<b>Eva</b>', 'eva@x.example', '987654321', '', '=1+1'),
               ('Luz', 'luz@x.example', '', 'Contacto', 'Hola')`);
    });
    afterAll(() => admin.close());

    const names = (text: string) =>
      [...text.matchAll(/<h2 id="h\d+">(.*?)<\/h2>/g)].map(([, name]) => name);

    it('lists the newest 200 first, escaped', async () => {
      const { status, text } = await admin.get('/admin/mensajes');
      expect(status).toBe(200);
      expect(names(text)).toHaveLength(200);
      expect(names(text).slice(0, 3)).toEqual(['Luz', '&lt;b&gt;Eva&lt;/b&gt;', 'Ana 9998']);
      expect(text).toContain('Mensajes: 10000. Aquí están los 200 más nuevos');
      expect(text).toContain('<span>Contacto</span>');
    });

    it('finds a part of any field, whatever its case and accents', async () => {
      for (const search of ['777 angulos', 'ANA777@', '9777', '%', '\x00777 ángulos']) {
        const { text } = await admin.get(`/admin/mensajes?buscar=${encodeURIComponent(search)}`);
        if (search === '%') expect(text).toContain('Mensajes: 0<');
        else expect(names(text)).toContain('Ana 777');
      }
    });

    it('marks a message as answered, and takes the mark back', async () => {
      const unanswered = async () => {
        const { text } = await admin.get('/admin/mensajes?buscar=%40x.example&pendientes=1');
        return { names: names(text), id: /id="m(\d+)"/.exec(text)?.[1] ?? '' };
      };
      const { id } = await unanswered();
      const path = '/admin/mensajes?buscar=%40x.example';
      const { text } = await admin.post(path, { id, answered: '1' });
      expect(names(text)).toHaveLength(2);
      expect(text).toMatch(/Respondido el .*Falta responder/s);
      expect((await unanswered()).names).toEqual(['&lt;b&gt;Eva&lt;/b&gt;']);
      await admin.post(path, { id, answered: '0' });
      expect((await unanswered()).names).toHaveLength(2);
    });

    it('shows the number of unanswered messages in the menu of every page', async () => {
      const countIn = async (path: string) =>
        /Mensajes <b>(\d+)<span class="hidden"> sin responder/.exec(
          (await admin.get(path)).text,
        )?.[1];
      expect(await countIn('/admin')).toBe('10000');
      const { text } = await admin.get('/admin/mensajes');
      const id = /id="m(\d+)"/.exec(text)?.[1] ?? '';
      await admin.post('/admin/mensajes', { id, answered: '1' });
      expect(await countIn('/admin/productos')).toBe('9999');
      await admin.post('/admin/mensajes', { id, answered: '0' });
    });

    it('offers an answer by WhatsApp where the telephone is a Peruvian mobile', async () => {
      const chatsOf = async (phone: string) => {
        await admin.database.query(
          "UPDATE contact_messages SET phone = $1 WHERE from_name LIKE '%Eva%'",
          [phone],
        );
        const { text } = await admin.get('/admin/mensajes?buscar=eva%40x.example');
        return [...text.matchAll(/href="(https:\/\/wa\.me\/[^"]+)"/g)].map(([, url]) => url);
      };
      for (const phone of ['987654321', '+51 987 654 321', '(51) 987-654-321', '0051987654321']) {
        const [url = ''] = await chatsOf(phone);
        expect(url).toMatch(/^https:\/\/wa\.me\/51987654321\?text=/);
        expect(decodeURIComponent(url)).toContain(
          'Hola, <b>Eva</b>: le escribimos de Kuntur Aceros',
        );
      }
      for (const phone of ['', '01 4567890', '98765432', '+56 9 8765 4321']) {
        expect(await chatsOf(phone)).toEqual([]);
      }
    });

    it('exports what was searched as CSV, without formulas', async () => {
      const { text, headers } = await admin.get('/admin/mensajes.csv?buscar=%40x.example');
      expect(headers.get('content-disposition')).toBe('attachment; filename="mensajes.csv"');
      const rows = text.trim().split('\r\n');
      expect(rows).toHaveLength(3);
      expect(rows[2]).toContain("'=1+1");
      expect((await admin.get('/admin/mensajes.csv')).text.split('\r\n')).toHaveLength(10_002);
    });
  });
});
