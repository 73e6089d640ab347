// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { pageEngines } from '../../../testing/store.ts';
import { textCell, workbooks } from '../xlsx-file.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

describe.each(pageEngines)('the private page on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of an import with open questions', () => {
    let admin: OpenAdmin;
    let database: Database;
    beforeAll(async () => {
      admin = await openAdmin(engine);
      ({ database } = admin);
    });
    afterAll(() => admin.close());

    const planIn = (page: string) => /name="plan" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const send = async (text: string) =>
      (await admin.post('/admin/import', { file: new Blob([text]) })).text;
    const again = async (page: string, fields: Record<string, string>) =>
      (await admin.post('/admin/import/again', { plan: planIn(page), ...fields })).text;
    const apply = (page: string) => admin.post('/admin/apply', { plan: planIn(page) });

    it('asks for the sizes that are dates, and takes the typed ones', async () => {
      const page = await send(
        'Nombre;Medida;Precio;Categoría\nCODO;01/02/2026;3;ÁNGULOS\nTEE;3-abr;4;ÁNGULOS\n',
      );
      expect(page).toContain('Medidas que la hoja convirtió en fechas (2)');
      expect(page).toMatch(
        /name="date" value="01\/02\/2026">\n<input type="text" name="size" value="1\/2"/,
      );
      const body = { date: '01/02/2026', size: '1/2"' };
      const typed = await again(page, body);
      expect(typed).toContain('CODO 1/2&quot;');
      expect(typed).toContain('Medidas que la hoja convirtió en fechas (1)');
      const both = await again(typed, { date: '3-abr', size: '3/4"' });
      expect(both).toContain('CODO 1/2&quot;');
      expect(both).toContain('TEE 3/4&quot;');
    });

    it('remembers a chosen column for the next file', async () => {
      const page = await send('Código;Tarifa B\n70;95.5\n');
      expect(page).toContain('<select name="column-1" aria-label="Qué es Tarifa B">');
      const chosen = await again(page, {
        at: '0',
        columns: '2',
        'column-0': 'Código',
        'column-1': 'Precio',
      });
      expect(chosen).toContain('«Tarifa B» se lee como Precio.');
      expect((await apply(chosen)).text).toContain('Escrito');
      const next = await send('TARIFA B;CODIGO\n91;70\n');
      expect(next).toContain('>S/ 91.00</td>');
      await admin.post('/admin/undo', {});
    });

    it('skips rows with problems, and reads titles as categories', async () => {
      const page = await send(
        'Código;Nombre;Precio;Stock\n;RIELES;;\n;RIEL 30;12;1\n;RIEL 40;doce;1\n',
      );
      expect(page).not.toContain('Escribir estos cambios');
      const left = await again(page, { faulty: '1' });
      expect(left).toContain('Quedan fuera por sus problemas: fila 4.');
      const sections = await again(left, { sections: '1' });
      expect(sections).toContain('Confirmo: categorías nuevas (1): RIELES');
      expect(sections).toContain('Escribir estos cambios');
    });

    it('asks which sheets are read, and about their hidden rows', async () => {
      const sheet = (code: number, price: number): [string, string] => [
        `<row r="1">${textCell('A1', 'Código')}${textCell('B1', 'Precio')}</row>
<row r="2" hidden="1"><c r="A2"><v>${code}</v></c><c r="B2"><v>${price}</v></c></row>`,
        '',
      ];
      const file = new Blob([
        new Uint8Array(workbooks({ Ángulos: sheet(70, 91), Otra: sheet(10, 1) })),
      ]);
      const program = JSON.parse((await admin.post('/admin/import.json', { file })).text);
      expect(program).toEqual({
        state: 'confirm',
        text: 'Falta confirmar (1):\n  hojas que se leen: Ángulos, Otra',
      });
      const { text } = await admin.post('/admin/import', { file });
      expect(text).toContain('Elija las hojas que se leen.');
      const chosen = await again(text, { sheet: 'Ángulos' });
      expect(chosen).toContain('Cambian (1)');
      expect(chosen).toContain('Se leen como las demás: fila 2.');
      expect(await again(chosen, { hidden: '1' })).toContain('No cambia nada en el catálogo.');
    });

    it('asks whether a name in other words is a product, and remembers it', async () => {
      await database.query(
        'UPDATE products SET name = \'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m\' WHERE id = 10',
      );
      const list = 'Descripción;Precio\nTUB. CUAD. LAF 1X1X0.9MM;11\n';
      const page = await send(list);
      expect(page).toContain('Parecen productos de la tienda, con otro nombre (1)');
      const fields = { 'match-name': 'TUB. CUAD. LAF 1X1X0.9MM', 'match-id': '10' };
      expect(await again(page, { ...fields, 'match-0': 'other' })).toContain('Se agregan (1)');
      const same = await again(page, { ...fields, 'match-0': 'same' });
      expect(same).toContain('Cambian (1)');
      const [, confirmed = ''] = /name="confirmed" value="([^"]+)" required/.exec(same) ?? [];
      await admin.post('/admin/apply', { plan: planIn(same), confirmed });
      const next = await send(list.replace(';11', ';12'));
      expect(next).toContain('Nombres que usted ya reconoció: 1');
      expect(next).toContain('Cambian (1)');
    });
  });
});
