import { readFileSync } from 'node:fs';
import { filesIn } from '../files.ts';
import { isRowId, type RowId, rowIds } from './rows.ts';

/** A name that ends with ids of rows: `"… [S5, S6]"`. */
const named = /\[((?:[CS]\d{1,2}(?:, )?)+)\](?: \[[^\]]+\])*['"`]/g;

/** The rows that tests in a file's text are named by. */
export function rowsIn(text: string): Set<RowId> {
  const ids = [...text.matchAll(named)].flatMap(([, list = '']) => list.split(', '));
  return new Set(ids.filter(isRowId));
}

/** The test files of each row, by the names of the tests in them; none where a row is open. */
export function testsOfRows(): Map<RowId, string[]> {
  const files = filesIn(['src', 'server', 'tests', 'tools'], /\.(test\.tsx?|e2e\.ts)$/)
    .filter((file) => !file.startsWith('tests/conventions/'))
    .sort();
  const found = files.map((file) => ({ file, rows: rowsIn(readFileSync(file, 'utf8')) }));
  return new Map(
    rowIds.map((id) => [id, found.filter(({ rows }) => rows.has(id)).map(({ file }) => file)]),
  );
}
