import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { type SearchIndex, searchIndex } from '../../src/trade/index.ts';
import { explainList, explainName, explainSearch } from '../../tools/trade/explain.ts';

/** The text of each column of a row. */
export type Reading = Record<string, string>;

let built: SearchIndex | undefined;

/** The catalogue, read when it is first needed. */
function index(): SearchIndex {
  built ??= searchIndex(catalogue.products);
  return built;
}

export function nameReading(name: string): Reading {
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
    others: listed(Object.entries(read.others).map(([name, text]) => `${name}=${text}`)),
  };
}

/** The lines of a list. */
export function lineReading(text: string): Reading[] {
  return explainList(text, index()).map((line) => {
    const { note, quantity, unit, pieces, state, product, choices, assumption } = line;
    const none = { quantity: '-', unit: '-', pieces: '-', product: '-', assumed: '-' };
    if (note) return { text: line.text, state: note, ...none };
    return {
      text: line.text,
      state,
      quantity: said(quantity),
      unit,
      pieces: said(pieces),
      product: product ?? listed(choices),
      assumed: said(assumption),
    };
  });
}

/** The first products of a search. */
export function searchReading(search: string): Reading {
  const { products, dropped } = explainSearch(search, index());
  return { search, products: listed(products.slice(0, 3)), dropped: listed(dropped) };
}

/** Numbers of sizes are read with rounding errors. */
function said(value: string | number | null): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(6))) : (value ?? '-');
}

function joined(sizes: readonly number[]): string {
  return sizes.length === 0 ? '-' : sizes.map(said).join('x');
}

function listed(texts: readonly (string | null)[]): string {
  return texts.length === 0 ? '-' : texts.join(' || ');
}
