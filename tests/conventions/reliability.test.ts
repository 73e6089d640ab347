import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultTables } from '../../testing/faults/tables.ts';
import { rowsIn, testsOfRows } from '../../testing/faults/tests-of-rows.ts';

describe('the catalogue of faults', () => {
  it('has a test for every row', () => {
    const open = [...testsOfRows()].flatMap(([id, files]) => (files.length === 0 ? [id] : []));
    expect(open).toEqual([]);
  });

  it('stands in the documents as the tests are named', () => {
    const document = readFileSync('docs/reliability.md', 'utf8');
    expect(document, 'run: npm run audit -- report').toContain(faultTables(testsOfRows()));
  });

  it('knows a row by the name of its test', () => {
    const names = `it('a [C6]', f); shows('normal', "b [C7, C8]", f); it('about C9: c', f); it('d [S99]', f);
      it('e [C10]', f); it('f [C11, C12] [reading 36]', f); const rows = [C13];`;
    expect([...rowsIn(names)]).toEqual(['C6', 'C7', 'C8', 'C10', 'C11', 'C12']);
  });
});
