// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../server/catalogue/stored-catalogue.ts';
import type { Database } from '../../../server/database/database.ts';
import { applyImport } from '../../../server/spreadsheet/import.ts';
import type { ImportChoices } from '../../../server/spreadsheet/import-choices.ts';
import { readSpreadsheet } from '../../../server/spreadsheet/read-table.ts';
import { openSeededDatabase } from '../../../testing/seeded-database.ts';
import { engines } from '../../../testing/store.ts';
import { suppliedProducts, supplierWorkbook } from '../../../testing/supplier-list.ts';
import { planSheet } from './load-sheet.ts';

const truth = suppliedProducts();
const workbook = await supplierWorkbook();
const sheets = ['Gasfitería', 'Fijaciones', 'Herramientas'];

const hasLibreOffice = spawnSync('sh', ['-c', 'command -v soffice']).status === 0;

/** The workbook as LibreOffice saves it. */
function savedByLibreOffice(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'libreoffice-'));
  const file = join(folder, 'lista.xlsx');
  writeFileSync(file, workbook);
  const saved = join(folder, 'saved');
  spawnSync('soffice', ['--headless', '--convert-to', 'xlsx', '--outdir', saved, file]);
  const bytes = readFileSync(join(saved, 'lista.xlsx'));
  rmSync(folder, { recursive: true });
  return bytes;
}

describe.each(engines)('a list of a supplier on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('with 200 articles', () => {
    let database: Database;
    openSeededDatabase(engine, (opened) => {
      database = opened;
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

    /** Whether a file has each article as the shop has it. */
    async function expectNoChange(file: Uint8Array, choices: ImportChoices) {
      const read = await plan(file, { ...choices, sheets, isComplete: true });
      expect(read).toMatchObject({ problems: [], changes: [], added: [] });
      expect(read.questions.dates).toEqual([]);
      const { products } = await database.transaction(readCatalogue);
      const listed = new Set(truth.map(({ uuid }) => uuid));
      expect(read.removed).toEqual(products.filter(({ uuid }) => !listed.has(uuid ?? '')));
    }

    it.each<ImportChoices>([{}, { usesSections: true }])(
      'changes nothing the second time, without a question about sizes: %j',
      (choices) => expectNoChange(workbook, choices),
    );

    it.skipIf(!hasLibreOffice)(
      'changes nothing after LibreOffice has saved it',
      async () => {
        await expectNoChange(savedByLibreOffice(), { usesSections: true });
      },
      60_000,
    );
  });
});
