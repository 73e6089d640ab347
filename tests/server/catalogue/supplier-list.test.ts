// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../server/catalogue/stored-catalogue.ts';
import type { Database } from '../../../server/database/database.ts';
import { applyImport } from '../../../server/spreadsheet/import.ts';
import type { ImportChoices } from '../../../server/spreadsheet/import-choices.ts';
import { readSpreadsheet } from '../../../server/spreadsheet/read-table.ts';
import { engines, makeStore, type Store } from '../../../testing/store.ts';
import { listedProducts, supplierWorkbook } from '../../../testing/supplier-list.ts';
import { planSheet } from './load-sheet.ts';

const truth = listedProducts();
const workbook = await supplierWorkbook();
const sheets = ['Gasfitería', 'Fijaciones', 'Herramientas'];

describe.each(engines)('a list of a supplier on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('with 200 articles', () => {
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

    const plan = async (file: Uint8Array, choices: ImportChoices) =>
      planSheet(database, await readSpreadsheet(file, choices.sheets), choices);

    /** Answers each question as it is proposed. */
    async function answer(file: Uint8Array, before: ImportChoices) {
      const { questions } = await plan(file, before);
      const sizes = Object.fromEntries(
        questions.dates.map(({ written, size }) => [written, size ?? '']),
      );
      return plan(file, { ...before, sizes, usesSections: true });
    }

    it('adds each article once, and nothing else', async () => {
      const before = await database.transaction(readCatalogue);
      expect((await plan(workbook, {})).questions.sheets?.isChosen).toBe(false);
      const twice = await plan(workbook, { sheets });
      expect(twice.problems).toMatchObject([{ column: 'Precio' }]);
      const { at = 0, columns = [] } = twice.questions.columns ?? {};
      const headings = columns.map(({ title, heading }) => (title === 'P. LISTA' ? '' : heading));
      const asked = await plan(workbook, { sheets, columns: { at, headings } });
      expect(asked.problems).toEqual([]);
      expect(asked.questions).toMatchObject({ faulty: [], matches: [] });
      expect(asked.questions.dates.map(({ size }) => size)).not.toContain(null);
      expect(asked.added).not.toEqual([]);
      const answered = await answer(workbook, { sheets, columns: { at, headings } });
      expect(answered).toMatchObject({ problems: [], changes: [], removed: [], conflicts: [] });
      expect(answered.doubtful).toHaveLength(3);
      await applyImport(database, answered, 'lista.xlsx', answered.confirmations);
      const { products } = await database.transaction(readCatalogue);
      const added = products.slice(before.products.length);
      expect(
        added.map(({ uuid, name, marca, price, category }) => ({
          uuid,
          name,
          marca,
          price,
          category,
        })),
      ).toEqual(truth);
      expect(products.slice(0, before.products.length)).toEqual(before.products);
    });

    it('changes nothing the second time, without a question about sizes', async () => {
      const again = await plan(workbook, { sheets });
      expect(again.questions.dates).toEqual([]);
      for (const read of [again, await answer(workbook, { sheets })]) {
        expect(read).toMatchObject({ problems: [], changes: [], added: [], removed: [] });
      }
    });
  });
});
