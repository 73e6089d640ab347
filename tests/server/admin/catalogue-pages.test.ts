// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LiveCatalogue, openLiveCatalogue } from '../../../server/catalogue/live-catalogue.ts';
import type { Database } from '../../../server/database/database.ts';
import { pageEngines } from '../../../testing/store.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

describe.each(pageEngines)('the private page on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a running shop', () => {
    let admin: OpenAdmin;
    let database: Database;
    let live: LiveCatalogue;
    let rawFetch: OpenAdmin['get'];
    let post: OpenAdmin['post'];
    beforeAll(async () => {
      admin = await openAdmin(engine);
      ({ database, get: rawFetch, post } = admin);
      live = await openLiveCatalogue(database);
    });
    afterAll(async () => {
      live.close();
      await admin.close();
    });

    const planIn = (page: string) => /name="plan" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const price = async (id: number) => (await live.store.productById(id))?.price;

    it('previews a file, applies it and undoes it; the shop shows the result', async () => {
      const file = new Blob(['Código;Precio\n70;95.5\n']);
      const preview = await post('/admin/import', { file });
      expect(preview.status).toBe(200);
      expect(preview.text).toContain(
        'Precio</td><td data-of="Antes">S/ 89.90</td><td data-of="Después">S/ 95.50</td><td data-of="Cambio">+6.2 %</td>',
      );
      expect(await price(70)).toBe(89.9);

      const plan = planIn(preview.text);
      const written = await post('/admin/apply', { plan });
      expect(written.text).toMatch(/Escrito: importación \d+/);
      await vi.waitFor(async () => expect(await price(70)).toBe(95.5), 20_000);
      expect((await post('/admin/apply', { plan })).text).toContain('ya se escribió');

      const [, id = ''] = /href="\/admin\/importacion\?id=(\d+)"/.exec(written.text) ?? [];
      const { text } = await admin.get(`/admin/importacion?id=${id}`);
      expect(text).toContain(
        'Precio</td><td data-of="Antes">S/ 89.90</td><td data-of="Se escribió">S/ 95.50</td>',
      );
      const [, version = ''] = /name="version" value="(\d+)"/.exec(text) ?? [];
      expect((await admin.get('/admin/importacion?id=x')).status).toBe(404);
      expect((await post('/admin/undo', { id, version })).text).toContain(
        `Deshecha: importación ${id}.`,
      );
      await vi.waitFor(async () => expect(await price(70)).toBe(89.9), 20_000);
    });

    it('applies a large change only with its confirmation', async () => {
      const { text } = await post('/admin/import', { file: new Blob(['Código;Precio\n70;200\n']) });
      const [, confirmed = ''] = /name="confirmed" value="([^"]+)" required/.exec(text) ?? [];
      const plan = planIn(text);
      expect((await post('/admin/apply', { plan })).text).toContain('falta confirmar');
      const written = await post('/admin/apply', { plan, confirmed });
      expect(written.text).toContain('Escrito: importación');
      await post('/admin/undo', {});
    });

    it('asks about the tax and emptied categories, and writes what was chosen', async () => {
      const file = new Blob(['Nombre;Precio sin IGV;Unidad;Categoría\nCLAVO 2";100;KG;CLAVOS\n']);
      const asked = await post('/admin/import', { file });
      expect(asked.text).toContain('Diga si los precios incluyen el IGV.');
      expect(asked.text).not.toContain('Escribir estos cambios');
      const { text } = await post('/admin/import/again', { plan: planIn(asked.text), tax: 'add' });
      const [, confirmed = ''] = /name="confirmed" value="([^"]+)" required/.exec(text) ?? [];
      const applied = { plan: planIn(text), confirmed };
      expect((await post('/admin/apply', applied)).text).toContain('Escrito: importación');
      const [added] = await database.query(
        `SELECT price::float8 AS price FROM products WHERE name = 'CLAVO 2" x KG'`,
      );
      expect(added).toEqual({ price: 118 });
      await post('/admin/undo', {});
    });

    it('answers an action by a page that can be reloaded', async () => {
      const body = new FormData();
      body.set('file', new Blob(['Código;Precio\n70;95.5\n']), 'precios.csv');
      const headers = { cookie: admin.cookie };
      const sent = await fetch(`${admin.url}/admin/import`, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
      });
      expect(sent.status).toBe(303);
      const path = sent.headers.get('location') ?? '';
      expect((await rawFetch(path)).text).toContain('Escribir estos cambios');
      expect((await rawFetch(path)).text).toContain('Escribir estos cambios');
      expect((await rawFetch('/admin?resultado=x')).text).toContain('Mire el historial');
    });

    it('does not offer to apply a file with problems, and escapes markup', async () => {
      const { text } = await post('/admin/import', {
        file: new Blob(['Código;Precio;Nombre\n70;<script>alert(1)</script>;<b>X</b>\n']),
      });
      expect(text).toContain('Por corregir (1)');
      expect(text).not.toContain('Escribir estos cambios');
      expect(text).not.toMatch(/<script|<b>/);
    });

    it('applies no plan of a catalogue that has changed since', async () => {
      const preview = await post('/admin/import', { file: new Blob(['Código;Precio\n70;96\n']) });
      await database.query('UPDATE products SET price = price WHERE id = 70');
      const refused = await post('/admin/apply', { plan: planIn(preview.text) });
      expect(refused.text).toContain('el catálogo cambió mientras usted leía');
    });

    it('applies one of two concurrent imports of the same product and refuses the other', async () => {
      const previews = await Promise.all(
        ['97', '98'].map((value) =>
          post('/admin/import', { file: new Blob([`Código;Precio\n70;${value}\n`]) }),
        ),
      );
      const responses = await Promise.all(
        previews.map(({ text }) => post('/admin/apply', { plan: planIn(text) })),
      );
      expect(responses.map(({ text }) => text.includes('Escrito: importación')).sort()).toEqual([
        false,
        true,
      ]);
      await post('/admin/undo', {});
      await vi.waitFor(async () => expect(await price(70)).toBe(89.9), 20_000);
    });

    it('applies a plan once when its button is clicked twice, and says so', async () => {
      const { text } = await post('/admin/import', { file: new Blob(['Código;Precio\n70;99\n']) });
      const clicks = await Promise.all(
        [1, 2].map(() => post('/admin/apply', { plan: planIn(text) })),
      );
      const texts = clicks.map((click) => click.text);
      expect(texts.filter((text) => text.includes('Escrito: importación'))).toHaveLength(1);
      expect(texts.filter((text) => text.includes('ya se escribió'))).toHaveLength(1);
      await post('/admin/undo', {});
      await vi.waitFor(async () => expect(await price(70)).toBe(89.9), 20_000);
    });

    it('previews only the categories that change', async () => {
      const { text } = await post('/admin/import', {
        file: new Blob(['Código;Categoría\n70;RIELES\n']),
      });
      expect(text).toContain('Categorías (1)');
      expect(text).toContain('>(nueva)</td>');
    });

    it.each([
      [
        '70;95.5',
        'written',
        /Cambian \(1\):\n {2}70 .*, Precio: 89.9 → 95.5\nEscrito: importación \d+/,
      ],
      ['70;89.9', 'unchanged', /No cambia nada\.$/],
      ['70;200', 'confirm', /Falta confirmar \(1\):\n {2}precios que cambian más de 40 %/],
      [
        '70;x',
        'refused',
        /Por corregir \(1\):\n {2}fila 2, ÁNGULO .*, Precio: «x» no es un número/,
      ],
    ])('lets a program import %s: %s', async (row, state, text) => {
      const file = new Blob([`Código;Precio\n${row}\n`]);
      const { text: json } = await post('/admin/import.json', { file });
      expect(JSON.parse(json)).toEqual({ state, text: expect.stringMatching(text) });
      if (state === 'written') await post('/admin/undo', {});
    });

    it.each([
      [
        undefined,
        'confirm',
        /^«Precio sin IGV» se lee como Precio\.\nFalta confirmar \(1\):\n {2}precios sin IGV: sume el IGV \(--tax add\) o diga que ya lo incluyen \(--tax keep\)$/,
      ],
      ['add', 'written', /Precio: 89.9 → 106.2\nEscrito/],
      ['keep', 'written', /Precio: 89.9 → 90\nEscrito/],
    ])('lets a program decide about the tax: %s', async (tax, state, text) => {
      const file = new Blob(['Código;Precio sin IGV\n70;90\n']);
      const { text: json } = await post('/admin/import.json', { file, ...(tax && { tax }) });
      expect(JSON.parse(json)).toEqual({ state, text: expect.stringMatching(text) });
      if (state === 'written') await post('/admin/undo', {});
    });

    it('shows no prices before it is decided whether they include the tax', async () => {
      const file = new Blob(['Código;Precio sin IGV\n70;90\n']);
      const { text } = await post('/admin/import', { file });
      expect(text).toContain('Diga si los precios incluyen el IGV.');
      expect(text).not.toContain('Cambian (');
    });

    it('exports the catalogue as CSV and XLSX', async () => {
      const { text, headers } = await rawFetch('/admin/catalogo.csv');
      expect(headers.get('content-disposition')).toBe('attachment; filename="catalogo.csv"');
      expect(text).toContain('ÁNGULO ESTRUCTURAL A36');
      expect((await rawFetch('/admin/catalogo.xlsx')).text.slice(0, 2)).toBe('PK');
    });

    it('refuses forms of another origin', async () => {
      const fields = { file: new Blob(['Código\n70\n']) };
      for (const origin of ['https://otra.example', 'null']) {
        expect((await post('/admin/import', fields, { origin })).status).toBe(403);
      }
      expect((await post('/admin/import', fields, { origin: admin.url })).status).toBe(200);
    });

    it('gives a backup to POST requests of the same origin, one at a time', async () => {
      if (!database.backUp) return;
      const [path, method] = ['/admin/backup', 'POST'];
      expect((await rawFetch(path)).status).toBe(404);
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site };
        expect((await rawFetch(path, { method, headers })).status).toBe(403);
      }
      const answers = await Promise.all([1, 2, 3].map(() => rawFetch(path, { method })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await rawFetch(path, { method })).status).toBe(200);
    });

    it('reports missing, oversized and malformed uploads', async () => {
      expect((await post('/admin/import', {})).text).toContain('Elija un archivo.');
      const long = new Blob([Buffer.alloc(26_000_000, 'a')]);
      expect((await post('/admin/import', { file: long })).text).toContain('pasa de 25 MB');
      const body = 'nada';
      expect((await rawFetch('/admin/import', { method: 'POST', body })).text).toContain(
        'formulario',
      );
      expect((await rawFetch('/admin/nada')).status).toBe(404);
    });
  });
});
