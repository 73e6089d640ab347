// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { readBasis } from '../../../server/spreadsheet/exports.ts';
import { applyImport } from '../../../server/spreadsheet/import.ts';
import { openSeededDatabase } from '../../../testing/seeded-database.ts';
import { engines } from '../../../testing/store.ts';
import { planSheet } from './load-sheet.ts';

describe.each(engines)('an import on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('with choices', () => {
    let database: Database;
    openSeededDatabase(engine, (opened) => {
      database = opened;
    });

    it('remembers what its owner has chosen for a heading and a name', async () => {
      const products = [
        ['Código', 'Tarifa B'],
        [70, 85],
      ];
      const choices = { columns: { at: 0, headings: ['Código', 'Precio'] } };
      const plan = await planSheet(database, { products }, choices);
      const name = { kind: 'name', written: 'ang. 1', meaning: '70' } as const;
      const remembered = [...plan.remembered, name, { ...name }];
      await applyImport(database, { ...plan, remembered }, 'b.csv', plan.confirmations);
      const { memory } = await readBasis(database, null);
      expect(memory).toEqual({
        headings: new Map([['tarifa b', 'Precio']]),
        names: new Map([['ang. 1', 70]]),
        sizes: new Map(),
      });
      const list = [
        ['Descripción', 'TARIFA B'],
        ['ANG. 1', 86],
      ];
      expect((await planSheet(database, { products: list })).changes).toMatchObject([
        { id: 70, field: 'price', after: 86 },
      ]);
    });
  });
});
