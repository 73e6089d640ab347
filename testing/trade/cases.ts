import { readFileSync } from 'node:fs';

/** The rows of a table of cases by their titles. */
export function readCases(file: string): Record<string, string>[] {
  const [titles = '', ...rows] = readFileSync(`testing/trade/${file}.tsv`, 'utf8')
    .trimEnd()
    .split('\n');
  const columns = titles.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((title, at) => [title, cells[at] ?? '']));
  });
}

/** Acceptable names, or `none` and `ask`. */
export function alternatives(names = ''): string[] {
  return names.split(' || ');
}
