// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../server/catalogue/stored-catalogue.ts';
import type { Database } from '../../../server/database/database.ts';
import { exportCatalogue } from '../../../server/spreadsheet/exports.ts';
import { importHistory } from '../../../server/spreadsheet/import.ts';
import type { Cell } from '../../../server/spreadsheet/read-cell.ts';
import { readImport, undoImport } from '../../../server/spreadsheet/undo.ts';
import { openSeededDatabase } from '../../../testing/seeded-database.ts';
import { engines } from '../../../testing/store.ts';
import { loadSheet, planSheet } from './load-sheet.ts';

describe.each(engines)('an import on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a sheet', () => {
    let database: Database;
    openSeededDatabase(engine, (opened) => {
      database = opened;
    });

    const products: Cell[][] = [
      ['Código', 'Nombre', 'Categoría', 'Precio', 'Quitar', 'Descuento hasta'],
      [70, 'ÁNGULO MENDED', 'ÁNGULOS', 95.25, null, '24/12/2036'],
      [10, null, null, null, 'sí', null],
      [null, 'RIEL 30 LB', 'RIELES', 12, null, null],
    ];

    it('adds, changes and removes products, and is undone', async () => {
      const before = await database.transaction(readCatalogue);
      const { plan, id } = await loadSheet(database, { products }, 'precios.xlsx');
      expect(plan.problems).toEqual([]);
      const after = await database.transaction(readCatalogue);
      expect(after.categories).toEqual([...before.categories, 'RIELES']);
      expect(after.products.at(-1)).toMatchObject({ id: 71, name: 'RIEL 30 LB', price: 12 });
      expect(after.products.find(({ id }) => id === 70)).toMatchObject({
        name: 'ÁNGULO MENDED',
        price: 95.25,
        discountUntil: '2036-12-24',
        description: before.products.find(({ id }) => id === 70)?.description,
      });
      expect(after.products.some(({ id }) => id === 10)).toBe(false);
      expect(await importHistory(database)).toEqual([
        expect.objectContaining({
          id,
          source: 'precios.xlsx',
          added: 1,
          changed: 1,
          removed: 1,
          undoneAt: null,
        }),
      ]);

      await undoImport(database);
      expect(await database.transaction(readCatalogue)).toEqual(before);
      expect(await importHistory(database)).toEqual([
        expect.objectContaining({ id, undoneAt: expect.any(Date) }),
      ]);
      await expect(undoImport(database)).rejects.toThrow(
        'No hay ninguna importación que deshacer.',
      );
    });

    it('writes nothing if one row has a problem or one statement fails', async () => {
      const before = await database.transaction(readCatalogue);
      const length = (await importHistory(database)).length;
      const wrong = { products: [...products, [20, 'X', 'NADA', 'doce', null]] };
      await expect(loadSheet(database, wrong, 'mal.xlsx')).rejects.toThrow('nada que escribir');
      await database.query('ALTER TABLE products ADD CONSTRAINT fails CHECK (price <> 12)');
      await expect(loadSheet(database, { products }, 'a.csv')).rejects.toThrow('fails');
      await database.query('ALTER TABLE products DROP CONSTRAINT fails');
      expect(await database.transaction(readCatalogue)).toEqual(before);
      expect(await importHistory(database)).toHaveLength(length);
    });

    it('lists the newest fifty imports', async () => {
      await database.query(`INSERT INTO catalogue_imports (source, added, changed, removed, undone_at)
        SELECT 'old.csv', '[]', '[]', '[]', now() FROM generate_series(1, 60)`);
      expect(await importHistory(database)).toHaveLength(50);
      await database.query(`DELETE FROM catalogue_imports WHERE source = 'old.csv'`);
    });

    const prices = (price: number) => ({
      products: [
        ['Código', 'Precio'],
        [70, price],
      ],
    });

    it('is undone among later ones, except what they have changed', async () => {
      const present = async () => (await database.transaction(readCatalogue)).products[0];
      const both = {
        products: [
          ['Código', 'Precio', 'Stock'],
          [70, 80, 41],
        ],
      };
      const first = await loadSheet(database, both, 'a.csv');
      const second = await loadSheet(database, prices(81), 'b.csv');
      const { plan, version } = await readImport(database, first.id ?? 0);
      await expect(undoImport(database, first.id, `${version}0`)).rejects.toThrow(
        'cambió mientras',
      );
      expect((await undoImport(database, first.id, version)).plan).toEqual(plan);
      expect(plan.kept).toMatchObject([{ field: 'price', before: 89.9, written: 80, now: 81 }]);
      expect(await present()).toMatchObject({ price: 81, stock: 40 });
      expect((await importHistory(database))[1]).toMatchObject({ id: first.id, kept: 1 });
      await expect(undoImport(database, first.id)).rejects.toThrow('ya está deshecha');
      await undoImport(database, second.id);
      expect(await present()).toMatchObject({ price: 80, stock: 40 });
      await loadSheet(database, prices(89.9), 'c.csv');
      await database.query(`UPDATE catalogue_imports SET undone_at = now() WHERE source = 'c.csv'`);
    });

    it('of an older release can be undone only after all newer imports', async () => {
      const first = await loadSheet(database, prices(80), 'a.csv');
      await database.query('UPDATE catalogue_imports SET written = NULL');
      const second = await loadSheet(database, prices(81), 'b.csv');
      await expect(undoImport(database, first.id)).rejects.toThrow(
        `Antes hay que deshacer la importación ${second.id}.`,
      );
      await undoImport(database, second.id);
      await undoImport(database, first.id);
      const [product] = (await database.transaction(readCatalogue)).products;
      expect(product?.price).toBe(89.9);
    });

    it('renames, orders and removes categories, and is undone', async () => {
      const before = await database.transaction(readCatalogue);
      const names = [
        ['ÁNGULOS', '', ''],
        ['TUBOS', 'TUBERÍA', ''],
        ['VACÍA', '', 'sí'],
      ];
      const file = {
        products: [
          ['Código', 'Categoría', 'Stock'],
          [70, 'TUBOS', 1],
          [10, 'TUBOS', 2],
        ],
        categories: [['Categoría', 'Nombre nuevo', 'Quitar'], ...names],
      };
      const { plan, id } = await loadSheet(database, file, 'categorias.xlsx');
      expect(plan.problems).toEqual([]);
      const { categories, products } = await database.transaction(readCatalogue);
      expect(categories).toEqual(['ÁNGULOS', 'TUBERÍA', 'PLANCHAS LAF / LAC']);
      expect(products.map(({ category }) => category)).not.toContain('TUBOS');
      expect(products.find(({ id }) => id === 70)?.category).toBe('TUBERÍA');
      await undoImport(database, id ?? 0);
      expect(await database.transaction(readCatalogue)).toEqual(before);
    });

    it('of an old export writes what its owner changed, and no conflicts', async () => {
      const { products } = await exportCatalogue(database);
      const later = {
        products: [
          ['Código', 'Precio', 'Stock'],
          [70, 99, 41],
        ],
      };
      const { id } = await loadSheet(database, later, 'despues.csv');
      const edited = products.map((row) =>
        row[0] === 70 ? row.map((cell) => (cell === 89.9 ? 95 : cell === 12.5 ? 10 : cell)) : row,
      );
      const plan = await planSheet(database, { products: edited });
      expect(plan.notes).toEqual([
        expect.stringMatching(
          `^Exportado antes de la importación ${id} \\(el \\d+/\\d+/\\d+ \\d\\d:\\d\\d\\): solo se propone`,
        ),
      ]);
      expect(plan.changes).toMatchObject([{ id: 70, field: 'discount', before: 12.5, after: 10 }]);
      expect(plan.conflicts).toMatchObject([{ id: 70, before: 99, after: 95 }]);
      const price = async () =>
        (await database.transaction(readCatalogue)).products.find((product) => product.id === 70);

      await loadSheet(database, { products: edited }, 'viejo.csv');
      expect(await price()).toMatchObject({ price: 99, discount: 10, stock: 41 });
      const [headings = [], ...rows] = edited;
      const unknown = [
        headings.map((cell) => String(cell).replace(/^Versión.*/, 'Versión 0123456789ab')),
        ...rows,
      ];
      const unconfirmed = loadSheet(database, { products: unknown }, 'a.xlsx', []);
      await expect(unconfirmed).rejects.toThrow('falta confirmar');
      for (let times = 0; times < 2; times++) await undoImport(database);
      expect(await price()).toMatchObject({ price: 89.9, discount: 12.5, stock: 40 });
    });

    it('is later than what a release without these columns exported before, and only than that', async () => {
      const older = async () => {
        const { products } = await exportCatalogue(database);
        const version = /\w+$/.exec(String(products[0]?.at(-1)))?.[0];
        // What such a release writes, for a new version and for one that is known.
        const write = (content: string) =>
          database.query(
            `INSERT INTO catalogue_exports (version, content) VALUES ($1, $2::jsonb)
             ON CONFLICT (version) DO UPDATE SET at = now()`,
            [version, content],
          );
        const [row] = await database.query<{ content: string }>(
          'DELETE FROM catalogue_exports WHERE version = $1 RETURNING content::text AS content',
          [version],
        );
        await write(row?.content ?? '');
        return { products, repeat: () => write(row?.content ?? '') };
      };
      const stock = (count: number) => [
        ['Código', 'Stock'],
        [70, count],
      ];
      await loadSheet(database, { products: stock(51) }, 'antes.csv');
      const { products, repeat } = await older();
      expect((await planSheet(database, { products })).notes).toEqual([]);
      const { id } = await loadSheet(database, { products: stock(52) }, 'despues.csv');
      expect((await planSheet(database, { products })).notes).toEqual([
        expect.stringContaining(`antes de la importación ${id} `),
      ]);
      await loadSheet(database, { products: stock(51) }, 'igual.csv');
      await repeat();
      expect((await planSheet(database, { products })).notes).toEqual([]);
      for (let times = 0; times < 3; times++) await undoImport(database);
    });

    it('knows the newest export, and the imports after it, when the clock steps back', async () => {
      await database.query(
        `INSERT INTO catalogue_exports (version, at, content)
         SELECT 'old' || number, now() + interval '1 day', '{}' FROM generate_series(1, 50) AS number`,
      );
      const { products } = await exportCatalogue(database);
      const later = [
        ['Código', 'Stock'],
        [70, 43],
      ];
      const { id } = await loadSheet(database, { products: later }, 'despues.csv');
      await database.query(
        `UPDATE catalogue_imports SET at = now() - interval '1 day' WHERE id = ${id}`,
      );
      const { notes, confirmations } = await planSheet(database, { products });
      expect(notes).toEqual([expect.stringContaining(`antes de la importación ${id} `)]);
      expect(confirmations).toEqual([]);
      await undoImport(database);
    });
  });
});
