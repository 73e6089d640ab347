// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../server/catalogue/stored-catalogue.ts';
import type { Database } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import type { Cell } from '../../../server/spreadsheet/read-cell.ts';
import { undoImport } from '../../../server/spreadsheet/undo.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';
import { loadSheet } from './load-sheet.ts';

describe.each(engines)('a code on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('of a product', () => {
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

    const load = async (...rows: Cell[][]) => {
      const products = [['Código', 'Nombre', 'Quitar'], ...rows];
      return (await loadSheet(database, { products }, 'a.csv')).plan;
    };
    let added = 0;
    const addOne = async () => (await load([null, `NUEVO ${++added}`, null])).added[0]?.id;
    const ids = async () =>
      (await database.transaction(readCatalogue)).products.map(({ id }) => id);

    it('is never given again after undo, removal, deletion in SQL and reopening', async () => {
      expect(await addOne()).toBe(71);
      await undoImport(database);
      expect(await addOne()).toBe(72);
      await load([72, null, 'sí']);
      expect(await addOne()).toBe(73);
      await database.query('DELETE FROM products WHERE id = 73');
      expect(await addOne()).toBe(74);
      await database.query('UPDATE products SET id = 73 WHERE id = 74');
      await database.close();
      database = await store.open();
      await migrate(database);
      expect(await addOne()).toBe(75);
    });

    it('of a removed product returns with the undo', async () => {
      const before = await ids();
      await load([10, null, 'sí']);
      expect(await ids()).not.toContain(10);
      await expect(load([10, 'OTRO', null])).rejects.toThrow('nada que escribir');
      await undoImport(database);
      expect(await ids()).toEqual(before);
    });
  });
});
