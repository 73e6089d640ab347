// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../server/catalogue/sql-catalogue.ts';
import type { Database } from '../../../server/database/database.ts';
import { sheetsOf } from '../../../server/spreadsheet/columns.ts';
import { applyImport, importHistory, undoImport } from '../../../server/spreadsheet/import.ts';
import type { Cell } from '../../../server/spreadsheet/read-cell.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';

describe.each(engines)('an import on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a sheet', () => {
    let store: Store;
    let database: Database;
    beforeAll(async () => {
      store = await makeStore(engine);
      database = await store.openSeeded();
    });
    afterAll(async () => {
      await database.close();
      await store.remove();
    });

    const products: Cell[][] = [
      ['Código', 'Nombre', 'Categoría', 'Precio', 'Quitar'],
      [70, 'ÁNGULO MENDED', 'ÁNGULOS', 95.25, null],
      [10, null, null, null, 'sí'],
      [null, 'RIEL 30 LB', 'RIELES', 12, null],
    ];
    const options = { newCategories: true };

    it('adds, changes and removes products, and is undone', async () => {
      const before = await database.transaction(readCatalogue);
      const { plan, id } = await applyImport(database, { products }, 'precios.xlsx', options);
      expect(plan.problems).toEqual([]);
      const after = await database.transaction(readCatalogue);
      expect(after.categories).toEqual([...before.categories, 'RIELES']);
      expect(after.products.at(-1)).toMatchObject({ id: 71, name: 'RIEL 30 LB', price: 12 });
      expect(after.products.find(({ id }) => id === 70)).toMatchObject({
        name: 'ÁNGULO MENDED',
        price: 95.25,
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
      expect((await database.transaction(readCatalogue)).products).toEqual(before.products);
      expect(await importHistory(database)).toEqual([
        expect.objectContaining({ id, undoneAt: expect.any(String) }),
      ]);
      await expect(undoImport(database)).rejects.toThrow(
        'No hay ninguna importación que deshacer.',
      );
    });

    it('writes nothing if one row has a problem', async () => {
      const before = await database.transaction(readCatalogue);
      const length = (await importHistory(database)).length;
      const { plan, id } = await applyImport(
        database,
        { products: [...products, [20, 'X', 'NADA', 'doce', null]] },
        'mal.xlsx',
      );
      expect(id).toBeNull();
      expect(plan.problems).not.toEqual([]);
      expect(await database.transaction(readCatalogue)).toEqual(before);
      expect(await importHistory(database)).toHaveLength(length);
    });

    it('can be undone only after all newer imports', async () => {
      const prices = (price: number) => ({
        products: [
          ['Código', 'Precio'],
          [70, price],
        ],
      });
      const first = await applyImport(database, prices(80), 'a.csv');
      const second = await applyImport(database, prices(81), 'b.csv');
      await expect(undoImport(database, first.id ?? 0)).rejects.toThrow(
        `Antes hay que deshacer la importación ${second.id}.`,
      );
      await undoImport(database, second.id ?? 0);
      await undoImport(database, first.id ?? 0);
      const [product] = (await database.transaction(readCatalogue)).products;
      expect(product?.price).toBe(89.9);
    });

    it('writes nothing if the sheet equals the catalogue', async () => {
      const catalogue = await database.transaction(readCatalogue);
      const { id, plan } = await applyImport(database, sheetsOf(catalogue), 'igual.xlsx');
      expect({ id, unchanged: plan.unchanged }).toEqual({
        id: null,
        unchanged: catalogue.products.length,
      });
    });
  });
});
