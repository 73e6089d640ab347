import {
  chooseProduct,
  requestLine,
  type SearchIndex,
  searchIndex,
} from '../../src/trade/index.ts';
import { foldForIdentity } from '../catalogue/fold-text.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Refuse } from './columns.ts';
import type { ImportChoices, MatchQuestion, Memory, Remembered } from './import-choices.ts';
import { quotedCell } from './read-cell.ts';
import type { SheetRow } from './read-rows.ts';
import { type Places, rowText } from './row-numbers.ts';
import { unitInName } from './units.ts';

/**
 * Comparisons of a new row with a product: with 760 products a row takes up to 10 ms, with 10,000 much
 * alike up to 190 ms, and a plan has two minutes.
 */
const COMPARISONS = 500_000;
/** Known names in a message, which has their number. */
const LISTED = 5;
/** Attributes that a name may omit and still mean the product. */
const USUAL: readonly string[] = ['finish', 'plain', 'value', 'only'];

interface MatchBasis {
  products: ReadonlyMap<number, StoredProduct>;
  choices: ImportChoices;
  memory: Memory;
  refuse: Refuse;
  notes: string[];
  places: Places;
}

interface Matched {
  rows: SheetRow[];
  /** Without a decision: their rows are skipped. */
  matches: MatchQuestion[];
  /** Number of new rows that are not compared with the shop. */
  uncompared: number;
  remembered: Remembered[];
}

/** Finds the products that a list names in other words, and asks about them. */
export function matchNames(rows: readonly SheetRow[], basis: MatchBasis): Matched {
  const { products, choices, memory, refuse, notes, places } = basis;
  const matched: Matched = { rows: [], matches: [], uncompared: 0, remembered: [] };
  const known: string[] = [];
  const rowOf = new Map(rows.flatMap(({ id, row }) => (products.has(id ?? 0) ? [[id, row]] : [])));
  const propose = proposals(products, rowOf);
  for (const sheetRow of rows) {
    const { row, id, remove, values } = sheetRow;
    const isNew = !products.has(id ?? 0) && !remove && Boolean(values.name);
    const name = writtenName(values);
    const before = isNew ? products.get(memory.names.get(foldForIdentity(name)) ?? 0) : undefined;
    const chosen = isNew ? choices.matches?.get(name) : undefined;
    const product = products.get(chosen ?? before?.id ?? 0);
    const proposal = isNew && !product && chosen !== 0 ? propose(sheetRow) : null;
    if (proposal) {
      const { id: found, name: stored } = proposal;
      matched.matches.push({ place: rowText(row, places), name, id: found, product: stored ?? '' });
    } else if (!product) matched.rows.push(sheetRow);
    else if (rowOf.has(product.id)) {
      const other = rowText(rowOf.get(product.id) ?? 0, places);
      refuse(row, 'Nombre', `el producto ${product.id} ya está en la ${other}: deje una sola fila`);
    } else {
      rowOf.set(product.id, row);
      matched.rows.push(asProduct(sheetRow, product));
      const written = foldForIdentity(name);
      if (product === before) {
        const place = rowText(row, places);
        known.push(`${place}: «${quotedCell(name)}» es ${product.id} ${product.name}`);
      } else matched.remembered.push({ kind: 'name', written, meaning: String(product.id) });
    }
  }
  if (known.length > 0) {
    const more = known.length > LISTED ? ', …' : '';
    const shown = known.slice(0, LISTED).join(', ');
    notes.push(`Nombres que usted ya reconoció: ${known.length} (${shown}${more}).`);
  }
  return { ...matched, uncompared: propose.uncompared() };
}

/** The name in a list; the same one of another brand may be another product. */
const writtenName = ({ name, marca }: SheetRow['values']) =>
  [name, marca].filter(Boolean).join(' · ');

/** A row of a known product, which keeps its name, and its code at another supplier. */
function asProduct(sheetRow: SheetRow, product: StoredProduct): SheetRow {
  const { name: _, uuid, ...values } = sheetRow.values;
  const hasCode = product.uuid !== null && product.uuid !== '';
  return {
    ...sheetRow,
    id: product.id,
    values: uuid === undefined || hasCode ? values : { ...values, uuid },
  };
}

/** Proposes the product of a new row that is not in the list by itself. */
function proposals(
  products: ReadonlyMap<number, StoredProduct>,
  inFile: ReadonlyMap<number | null, number>,
) {
  let index: SearchIndex<StoredProduct> | null = null;
  const comparedRows = Math.ceil(COMPARISONS / products.size);
  let rows = 0;
  const propose = ({ id, values: { name, marca } }: SheetRow): StoredProduct | null => {
    if (products.size === 0 || !name) return null;
    rows += 1;
    if (rows > comparedRows) return null;
    index ??= searchIndex([...products.values()]);
    const { product, assumptions, quantity } = chooseProduct(requestLine(name, 1), index);
    if (!product || quantity !== null || inFile.has(product.id)) return null;
    // A name without a size means none of the sizes.
    if (/\d/.test(product.name ?? '') && !/\d/.test(name)) return null;
    // The same name without a code is the file of an owner who wrote it twice.
    if (id === null && foldForIdentity(product.name) === foldForIdentity(name)) return null;
    const isOther =
      marca && product.marca && foldForIdentity(marca) !== foldForIdentity(product.marca);
    const isUsual = assumptions.every(({ kind }) => USUAL.includes(kind));
    const isSameUnit = unitInName(name) === unitInName(product.name ?? '');
    return isUsual && isSameUnit && !isOther ? product : null;
  };
  return Object.assign(propose, { uncompared: () => Math.max(0, rows - comparedRows) });
}
