import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { searchIndex } from '../../src/trade/index.ts';
import { alternatives, readCases } from '../../testing/trade/cases.ts';
import { explainList, explainName, explainSearch } from './explain.ts';

const index = searchIndex(catalogue.products);

/** A share by which a size or weight may differ from the expert's. */
const sizeTolerance = 0.012;
/** Corner radii. */
const weightTolerance = 0.11;

type Read = ReturnType<typeof explainName>;

const isNear = (read: number | null, expected: string, tolerance = sizeTolerance) =>
  read !== null && Math.abs(read / Number(expected) - 1) < tolerance;

/** What is wrong in a reading: read although it must not be, or another value. */
function wrongParts(read: Read, row: Record<string, string>): string[] {
  const attribute = (title: string, value: number | null, tolerance = sizeTolerance) => {
    const expected = row[title] ?? '-';
    if (expected === '*' || value === null) return [];
    const isUnsaid = expected === '-' || expected === '?';
    // A weight that no table of the expert has may be known.
    if (expected === '-' && title === 'kg_m') return [];
    return isUnsaid || !isNear(value, expected, tolerance) ? [`${title} ${value}`] : [];
  };
  const family = row.family === '?' || row.family === '*' ? read.family : row.family;
  const isOtherFamily = read.family !== null && read.family !== family;
  const isOtherFinish = read.finish !== null && row.finish !== '?' && read.finish !== row.finish;
  return [
    ...(isOtherFamily ? [`family ${read.family}`] : []),
    ...(isOtherFinish ? [`finish ${read.finish}`] : []),
    ...(isSizeWrong(read, row.sizes_mm ?? '-') ? [`sizes ${read.sizes}`] : []),
    ...attribute('thickness_mm', read.thickness),
    ...attribute('length_mm', read.length),
    ...attribute('kg_m', read.kgPerMetre, weightTolerance),
  ];
}

function isSizeWrong({ sizes }: Read, expected: string): boolean {
  if (expected === '*' || sizes.length === 0) return false;
  if (expected === '-' || expected === '?') return true;
  const all = expected.split('x');
  const different = sizes.length === all.length ? all : [...new Set(all)];
  return (
    sizes.length !== different.length || !sizes.every((mm, at) => isNear(mm, different[at] ?? ''))
  );
}

/** Whether all is read that an expert can read. */
function isWhole(read: Read, row: Record<string, string>): boolean {
  const isSaid = (title: string) => !['-', '?', '*'].includes(row[title] ?? '-');
  return (
    (!isSaid('family') || read.family !== null) &&
    (!isSaid('sizes_mm') || read.sizes.length > 0) &&
    (!isSaid('thickness_mm') || read.thickness !== null) &&
    (!isSaid('length_mm') || read.length !== null) &&
    (!isSaid('finish') || read.finish !== null)
  );
}

describe.each(['names', 'names-of-ten-shops'])('the product names of %s', (file) => {
  const rows = readCases(file).map((row) => ({ row, read: explainName(row.name ?? '') }));

  it('are never read wrong', () => {
    const wrong = rows.flatMap(({ row, read }) => {
      const parts = wrongParts(read, row);
      return parts.length > 0 ? [`${row.name}: ${parts.join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are read whole in 95 % of those that an expert can read', () => {
    const readable = rows.filter(({ row }) => !row.note?.startsWith('UNREAD'));
    const missed = readable
      .filter(({ row, read }) => !isWhole(read, row))
      .map(({ row }) => row.name);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(readable.length * 0.05);
  });
});

type ReadLine = ReturnType<typeof explainList>[number];

function faultOf(row: Record<string, string>): string | null {
  return faultOfRead(row, explainList(row.text ?? '', index)[0]);
}

/** Why the reading of a line is not right; null if it is. */
function faultOfRead(row: Record<string, string>, read: ReadLine | undefined): string | null {
  const accepted = alternatives(row.seed_products);
  const product = read?.product ?? null;
  if (product === null) {
    return accepted.some((expected) => expected === 'none' || expected === 'ask')
      ? null
      : `asks ${read?.text}`;
  }
  if (!accepted.includes(product)) return `WRONG ${read?.text}: ${product}`;
  const [, stated] = /pieces=([\d| ask]+)/.exec(row.note ?? '') ?? [];
  const pieces = stated ? alternatives(stated.trim()) : [row.quantity];
  const isAsked = read?.pieces === null && pieces.includes('ask');
  return isAsked || pieces.includes(String(read?.pieces))
    ? null
    : `QUANTITY ${read?.text}: ${read?.pieces}`;
}

describe.each(['lines', 'lines-of-buyers'])('the request lines of %s', (file) => {
  const faults = readCases(file).flatMap((row) => faultOf(row) ?? []);

  it('have no wrong product and no wrong quantity', () => {
    expect(faults.filter((fault) => !fault.startsWith('asks'))).toEqual([]);
  });

  it('are answered in 95 %', () => {
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(readCases(file).length * 0.05);
  });
});

const tables = readdirSync('testing/trade/tables').filter((file) => file.endsWith('.truth.tsv'));

describe.each(tables.map((file) => file.replace('.truth.tsv', '')))('the table %s', (name) => {
  const rows = explainList(readFileSync(`testing/trade/tables/${name}.tsv`, 'utf8'), index);
  const truth = readCases(`tables/${name}.truth`);
  const faults = truth.flatMap((row) => faultOfRead(row, rows[Number(row.row) - 1]) ?? []);

  it('has no wrong product and no wrong quantity', () => {
    expect(rows).toHaveLength(truth.length);
    expect(faults.filter((fault) => !fault.startsWith('asks'))).toEqual([]);
  });

  it('is answered in 90 %', () => {
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(truth.length * 0.1);
  });
});

describe.each(['searches', 'searches-of-buyers'])('the searches of %s', (file) => {
  it('find the meant product among the first three in 95 %', () => {
    const rows = readCases(file);
    const missed = rows.filter((row) => {
      const { products, dropped } = explainSearch(row.search ?? '', index);
      const accepted = alternatives(row.must_be_in_first_three);
      if (accepted.includes('none')) return products.length > 0 && dropped.length === 0;
      return !products.slice(0, 3).some((name) => accepted.includes(name ?? ''));
    });
    expect(missed.length, missed.map(({ search }) => search).join('\n')).toBeLessThanOrEqual(
      rows.length * 0.05,
    );
  });
});
