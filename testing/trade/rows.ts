import { readFileSync } from 'node:fs';

/** A row of a file by the titles of its columns. */
export type Row = Readonly<Record<string, string>>;

export function readRows(file: string): Row[] {
  const [titles = '', ...lines] = readFileSync(`testing/trade/${file}.tsv`, 'utf8')
    .trimEnd()
    .split('\n');
  const columns = titles.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((title, at) => [title, cells[at] ?? '']));
  });
}
