import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RowId } from '../faults/rows.ts';
import { faultTables } from '../faults/tables.ts';
import { rowsIn, testsOfRows } from '../faults/tests-of-rows.ts';

/** Rows that have their tests, and must keep them. */
const proven: readonly RowId[] = ['C17', 'C18', 'C19', 'C20', 'C21'];

describe('the catalogue of faults', () => {
  it('has a test for every row that had one', () => {
    const tests = testsOfRows();
    expect(proven.filter((id) => tests.get(id)?.length === 0)).toEqual([]);
  });

  it('stands in the documents as the tests are named', () => {
    const document = readFileSync('docs/reliability.md', 'utf8');
    expect(document, 'run: npm run audit -- report').toContain(faultTables(testsOfRows()));
  });

  it('knows a row by the name of its test', () => {
    const names = `it('C6: a', f); shows('normal', "C7, C8: b", f); it('about C9: c', f); it('S99: d', f);`;
    expect([...rowsIn(names)]).toEqual(['C6', 'C7', 'C8']);
  });
});
