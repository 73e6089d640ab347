import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lineReading, nameReading, type Reading, searchReading } from './corpus-reading.ts';
import { type Row, readRows } from './rows.ts';

const folder = 'testing/trade';

/** The corpus, file by file. Each yields the faults of its rows, one by one. */
export function corpusFiles(): { file: string; faults: () => Generator<string> }[] {
  const lists = readdirSync(`${folder}/lists`).filter((file) => file.endsWith('.tsv'));
  return [
    { file: 'names', faults: () => faultsOfEach('name', 'names', nameReading) },
    { file: 'searches', faults: () => faultsOfEach('search', 'searches', searchReading) },
    { file: 'lines', faults: lineFaults },
    ...lists.map((list) => {
      const file = `lists/${basename(list, '.tsv')}`;
      return { file, faults: () => listFaults(file) };
    }),
  ];
}

function* faultsOfEach(
  input: string,
  file: string,
  read: (text: string) => Reading,
): Generator<string> {
  for (const row of readRows(file)) {
    const text = row[input] ?? '';
    yield* faultsOf(text, row, read(text));
  }
}

/** A row that begins with `+` is the next line of the text above it. */
const next = '+ ';

function* lineFaults(): Generator<string> {
  const rows = readRows('lines');
  const starts = rows.flatMap(({ text }, at) => (text?.startsWith(next) ? [] : [at]));
  for (const [place, start] of starts.entries()) {
    const [row = {}, ...others] = rows.slice(start, starts[place + 1]);
    const text = row.text ?? '';
    const expected = [row, ...others.map((other) => ({ ...other, text: withoutSign(other) }))];
    const read = lineReading(unescaped(text));
    yield* faultsOfAll(text, expected, [{ ...read[0], text }, ...read.slice(1)]);
  }
}

function withoutSign({ text = '' }: Row): string {
  return text.slice(next.length);
}

/** Tabs and line breaks are written `\t` and `\n`. */
function unescaped(text: string): string {
  return text.replaceAll('\\t', '\t').replaceAll('\\n', '\n');
}

function* listFaults(file: string): Generator<string> {
  const text = readFileSync(`${folder}/${file}.txt`, 'utf8');
  yield* faultsOfAll(file, readRows(file), lineReading(text));
}

function* faultsOfAll(
  input: string,
  rows: readonly Row[],
  read: readonly Reading[],
): Generator<string> {
  if (rows.length !== read.length) {
    yield `${input}: ${read.length} lines instead of ${rows.length}`;
  }
  for (const [at, reading] of read.entries()) {
    const row = rows[at];
    if (row) yield* faultsOf(row.text ?? '', row, reading);
  }
}

/** `0.673 (today -)`: what is right, and what is read instead. */
const declaration = /^(.*) \(today (.*)\)$/;

/** What a row says otherwise than the reader, with the row as it is read. */
function faultsOf(input: string, row: Row, reading: Reading): string[] {
  const faults = Object.entries(reading).flatMap(([title, read]) => {
    const fault = faultOf(row[title] ?? '', read);
    return fault === null ? [] : [`${title} ${fault}`];
  });
  const isDeclared = Object.keys(reading).some((title) => declaration.test(row[title] ?? ''));
  if (isDeclared !== Boolean(row.unread)) faults.push('«unread» and «(today …)» go together');
  const asRead = Object.values(reading).join('\t');
  return faults.length === 0 ? [] : [`${input}: ${faults.join('; ')}\n${asRead}`];
}

function faultOf(cell: string, read: string): string | null {
  const [, declared, today] = declaration.exec(cell) ?? [];
  const right = plain(declared ?? cell);
  if (read === (today ?? right)) return null;
  return read === right ? `is read right now: ${read}, not ${today}` : `is ${read}, not ${cell}`;
}

/** Where experts differ nothing may be read. */
function plain(cell: string): string {
  return cell === '?' ? '-' : cell;
}
