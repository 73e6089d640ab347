import type { LineItem } from '../cart/line-item.ts';
import { limits } from '../config.ts';
import { parseInteger } from '../lib/parse-integer.ts';
import type { Finish } from '../lib/product-name/families.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { productName } from '../lib/wording.ts';
import type { SearchResult } from '../search/search-products.ts';
import { assume } from './assume.ts';
import { convertUnit } from './convert-unit.ts';
import { type ListLine, parseList } from './parse-list.ts';
import { preselect } from './preselect.ts';
import type { Unit } from './units.ts';

export interface ListedProduct {
  id: number;
  name: string | null;
  /** Needed to convert kilograms; null while not loaded. */
  description?: string | null;
}

/**
 * `exact`: one product matches every word. `assumed`: the usual finish, norm or length was chosen.
 * `open`: the buyer must choose the product. `unknown`: no product of the shop. `note`: no request.
 *
 * A chosen line may still lack its quantity (`quantityText === ''`).
 */
export type LineState = 'exact' | 'assumed' | 'open' | 'unknown' | 'note';

/** A line that names the same product. */
export interface LineSource {
  row: number;
  text: string;
  quantityText: string;
}

export interface ReviewedLine<Product> {
  /** 1-based line of the pasted text; unique. */
  row: number;
  /** As typed. */
  text: string;
  /** As typed, in `unit`; null if none was read. */
  quantity: number | null;
  unit: Unit;
  /** A quantity given in dozens or the like: `3 docenas`. */
  counted: string | null;
  state: LineState;
  /** Of a note: whether it belongs to the request's note (delivery, date, invoice). */
  isCondition: boolean;
  /** Best first; none contradicts the line. */
  choices: readonly Product[];
  /** Preselected for `exact` and `assumed`. */
  chosen: Product | null;
  /** Pieces as edited by the buyer; empty while it must be asked for. */
  quantityText: string;
  /** `36 m = 6 piezas de 6 m`, `Pidió 250 kg: indique las piezas`. */
  quantityNote: string | null;
  /** What was assumed for the chosen product: `negro (LAC), 6 m`. */
  assumption: string | null;
  /** This line, and later lines for the same product that were joined with it. */
  sources: readonly LineSource[];
}

export interface WantedItem extends LineItem {
  assumption: string | null;
}

/** What the main button does with a list. */
export interface ReviewResult {
  /** Lines with a product and a quantity. */
  wanted: readonly WantedItem[];
  /** Other lines as typed. */
  unresolved: readonly string[];
  /** For the request's note. */
  conditions: readonly string[];
}

/** Reads a pasted list; notes are included. Lines for the same product are joined. */
export function reviewList<Product extends ListedProduct>(
  text: string,
  search: (query: string) => SearchResult<Product>,
): ReviewedLine<Product>[] {
  const lines = parseList(text).map((line) => reviewLine(line, search));
  return joinLines(lines);
}

function reviewLine<Product extends ListedProduct>(
  line: ListLine,
  search: (query: string) => SearchResult<Product>,
): ReviewedLine<Product> {
  const { row, text, note, unit, counted } = line;
  const common = { row, text, unit, counted, quantityText: '', quantityNote: null };
  if (note !== null) {
    const empty = { quantity: null, choices: [], chosen: null, assumption: null };
    const sources = [{ row, text, quantityText: '' }];
    return { ...common, ...empty, state: 'note', isCondition: note === 'condition', sources };
  }
  const { choices, quantity, product, assumption } = preselect(line, search);
  const chosenState = assumption === null ? 'exact' : 'assumed';
  const openState = choices.length > 0 ? 'open' : 'unknown';
  const others = choices.filter((one) => one !== product);
  const reviewed: ReviewedLine<Product> = {
    ...common,
    quantity,
    state: product ? chosenState : openState,
    isCondition: false,
    choices: (product ? [product, ...others] : others).slice(0, limits.listChoices),
    chosen: null,
    assumption,
    sources: [],
  };
  const chosen = chooseProduct(reviewed, product, assumption);
  return { ...chosen, sources: [{ row, text, quantityText: chosen.quantityText }] };
}

/** Joins lines for the same product and assumption into the first one. */
function joinLines<Product extends ListedProduct>(
  lines: readonly ReviewedLine<Product>[],
): ReviewedLine<Product>[] {
  const first = new Map<number, ReviewedLine<Product>>();
  const joined: ReviewedLine<Product>[] = [];
  for (const line of lines) {
    const { chosen, quantityText } = line;
    const before = chosen && quantityText !== '' ? first.get(chosen.id) : undefined;
    if (!before) {
      if (chosen && quantityText !== '') first.set(chosen.id, line);
      joined.push(line);
      continue;
    }
    before.sources = [...before.sources, ...line.sources];
    before.quantityText = String(Number(before.quantityText) + Number(quantityText));
    const notes = [before.quantityNote, line.quantityNote].filter((note) => note !== null);
    before.quantityNote = notes.length > 0 ? notes.join('; ') : null;
    if (line.assumption !== null) {
      before.assumption ??= line.assumption;
      before.state = 'assumed';
    }
  }
  return joined;
}

/** Chooses a product or none; recomputes the quantity. */
export function chooseProduct<Product extends ListedProduct>(
  line: ReviewedLine<Product>,
  chosen: Product | null,
  assumption: string | null = null,
): ReviewedLine<Product> {
  const { pieces, note } = chosen ? convertUnit(line, chosen) : { pieces: null, note: null };
  const quantityText = pieces === null ? '' : String(pieces);
  return { ...line, chosen, assumption, quantityText, quantityNote: note };
}

/** The usual product of a finish for a line that leaves the finish open: 'todos galvanizados'. */
export function productIn<Product extends ListedProduct>(
  finish: Finish,
  { state, choices }: ReviewedLine<Product>,
): Product | null {
  if (state !== 'assumed') return null;
  const others = choices.filter(({ name }) => readProductName(name).finish === finish);
  return assume(others)?.product ?? null;
}

/** Parses an integer from 1 to 99,999; null for anything else. */
export function parseListQuantity(text: string): number | null {
  return parseInteger(text, { min: 1, max: 99_999 });
}

/** Adds up repeated products. */
export function reviewResult(lines: readonly ReviewedLine<ListedProduct>[]): ReviewResult {
  const wanted = new Map<number, WantedItem>();
  const unresolved: string[] = [];
  const conditions: string[] = [];
  for (const { state, isCondition, chosen, quantityText, text, assumption } of lines) {
    const quantity = parseListQuantity(quantityText);
    if (state === 'note') {
      if (isCondition) conditions.push(text);
    } else if (!chosen || quantity === null) {
      unresolved.push(text);
    } else {
      const { id } = chosen;
      const total = quantity + (wanted.get(id)?.quantity ?? 0);
      wanted.set(id, { id, name: productName(chosen), quantity: total, assumption });
    }
  }
  return { wanted: [...wanted.values()], unresolved, conditions };
}
