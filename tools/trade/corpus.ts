import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { searchIndex } from '../../src/trade/index.ts';
import { type Row, readRows } from '../../testing/trade/rows.ts';
import { explainList, explainName, explainSearch } from './explain.ts';

const folder = 'testing/trade';

/** What is compared with a row: the text of each column. */
type Reading = Record<string, string>;

/** The corpus, file by file. Each yields the faults of its rows, one by one. */
export function corpusFiles(): { file: string; faults: () => Generator<string> }[] {
  const index = searchIndex(catalogue.products);
  const lists = readdirSync(`${folder}/lists`).filter((file) => file.endsWith('.tsv'));
  return [
    { file: 'names', faults: () => nameFaults() },
    { file: 'lines', faults: () => lineFaults(index) },
    { file: 'searches', faults: () => searchFaults(index) },
    ...lists.map((list) => {
      const file = `lists/${basename(list, '.tsv')}`;
      return { file, faults: () => listFaults(file, index) };
    }),
  ];
}

type Index = Parameters<typeof explainSearch>[1];

function* nameFaults(): Generator<string> {
  for (const row of readRows('names')) {
    yield* faultsOf(row.name ?? '', row, nameReading(row.name ?? ''));
  }
}

function* searchFaults(index: Index): Generator<string> {
  for (const row of readRows('searches')) {
    yield* faultsOf(row.search ?? '', row, searchReading(row.search ?? '', index));
  }
}

/** A row that begins with `+` is the next request of the text above it. */
function* lineFaults(index: Index): Generator<string> {
  const rows = readRows('lines');
  for (const [at, row] of rows.entries()) {
    const text = row.text ?? '';
    if (text.startsWith('+ ')) continue;
    const end = rows.findIndex((next, place) => place > at && !next.text?.startsWith('+ '));
    const parts = rows.slice(at + 1, end === -1 ? rows.length : end);
    const expected = [row, ...parts.map((part) => ({ ...part, text: part.text?.slice(2) ?? '' }))];
    const [first, ...others] = explainList(unescaped(text), index).map(lineReading);
    yield* faultsOfAll(text, expected, first ? [{ ...first, text }, ...others] : []);
  }
}

function* listFaults(file: string, index: Index): Generator<string> {
  const text = readFileSync(`${folder}/${file}.txt`, 'utf8');
  yield* faultsOfAll(file, readRows(file), explainList(text, index).map(lineReading));
}

function* faultsOfAll(input: string, rows: readonly Row[], read: Reading[]): Generator<string> {
  if (rows.length !== read.length) {
    yield `${input}: ${read.length} lines instead of ${rows.length}`;
  }
  for (const [at, reading] of read.entries()) {
    const row = rows[at];
    if (row) yield* faultsOf(row.text ?? '', row, reading);
  }
}

/** `0.673 (today -)`: what is right, and what is read instead. */
const declared = /^(.*) \(today (.*)\)$/;

/** What a row says otherwise than the reader; with the row as it is read, to be copied when right. */
function faultsOf(input: string, row: Row, reading: Reading): string[] {
  const faults: string[] = [];
  let isDeclared = false;
  for (const [title, read] of Object.entries(reading)) {
    const cell = row[title] ?? '';
    const [, right = cell, today] = declared.exec(cell) ?? [];
    if (today !== undefined) isDeclared = true;
    if (read === (today ?? plain(right))) continue;
    const isRight = today !== undefined && read === plain(right);
    faults.push(
      isRight
        ? `${title} is read right now, take «(today ${today})» out`
        : `${title} is ${read}, not ${cell}`,
    );
  }
  if (isDeclared !== Boolean(row.unread)) faults.push('«unread» and «(today …)» go together');
  const asRead = Object.values(reading).join('\t');
  return faults.length === 0 ? [] : [`${input}: ${faults.join('; ')}\n${asRead}`];
}

/** Where experts differ nothing may be read. */
function plain(cell: string): string {
  return cell === '?' ? '-' : cell;
}

/** Tabs and line breaks are written `\t` and `\n`. */
function unescaped(text: string): string {
  return text.replaceAll('\\t', '\t').replaceAll('\\n', '\n');
}

function nameReading(name: string): Reading {
  const read = explainName(name);
  return {
    name,
    family: said(read.family),
    sizes: joined(read.sizes),
    thickness: said(read.thickness),
    length: said(read.length),
    sheet: joined(read.sheet ?? []),
    finish: said(read.finish),
    grade: said(read.grade),
    schedule: said(read.schedule),
    kg_m: said(read.kgPerMetre),
    kg_piece: said(read.kgPerPiece),
    unit: said(read.unitOfSale ?? null),
    others: either(Object.entries(read.others).map(([key, value]) => `${key}=${value}`)),
  };
}

function lineReading(read: ReturnType<typeof explainList>[number]): Reading {
  const { text, note, quantity, unit, pieces, state, product, choices, assumption } = read;
  if (note) {
    const none = { quantity: '-', unit: '-', pieces: '-', product: '-', assumed: '-' };
    return { text, state: note, ...none };
  }
  return {
    text,
    state,
    quantity: said(quantity),
    unit,
    pieces: said(pieces),
    product: product ?? either(choices),
    assumed: said(assumption),
  };
}

function searchReading(search: string, index: Index): Reading {
  const { products, dropped } = explainSearch(search, index);
  return {
    search,
    products: either(products.slice(0, 3)),
    dropped: either(dropped),
  };
}

function said(value: string | number | null): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(6))) : (value ?? '-');
}

function joined(sizes: readonly number[]): string {
  return sizes.length === 0 ? '-' : sizes.map(said).join('x');
}

function either(texts: readonly (string | null)[]): string {
  return texts.length === 0 ? '-' : texts.join(' || ');
}
