import { excessText, type LineItem } from '../cart/line-item.ts';
import { limits } from '../config.ts';
import { parseInteger } from '../lib/parse-integer.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { productName } from '../lib/wording.ts';
import type { SearchResult } from '../search/search-products.ts';
import { type LineMatch, matchLine } from './match-line.ts';
import { type ListLine, parseList } from './parse-list.ts';

export interface ListedProduct {
  id: number;
  name: string | null;
}

export interface ReviewedLine<Product> extends ListLine {
  match: LineMatch<Product>;
  /** Null until the buyer chooses. */
  chosen: Product | null;
  /** As typed. */
  quantityText: string;
}

/** Products to add, and the lines that are sent as text. */
export interface ReviewResult {
  wanted: readonly LineItem[];
  unresolved: readonly string[];
}

export function reviewList<Product extends ListedProduct>(
  text: string,
  search: (query: string) => SearchResult<Product>,
): ReviewedLine<Product>[] {
  return parseList(text).map((line) => {
    const match = matchLine(search, line.item);
    const chosen = match.kind === 'exact' ? match.product : null;
    return { ...line, match, chosen, quantityText: String(piecesOf(line, chosen)) };
  });
}

/** Converts metres by the length and kilograms by the pack size in the product name. */
export function piecesOf(
  { quantity, unit }: Pick<ListLine, 'quantity' | 'unit'>,
  product: ListedProduct | null,
): number {
  if (quantity === null) return 1;
  // 0 is an invalid quantity, so the line stays open.
  if (quantity === 0) return 0;
  const name = product?.name ?? '';
  const metres = (readProductName(name).length?.mm ?? 0) / 1000;
  const [, kilos] = /x (\d+(?:\.\d+)?) kg$/i.exec(name) ?? [];
  const perPiece = unit === 'm' ? metres : unit === 'kg' ? Number(kilos ?? 0) : 1;
  // Compensates floating-point errors.
  return perPiece > 0 ? Math.max(1, Math.ceil(quantity / perPiece - 1e-9)) : quantity;
}

/** Parses an integer from 1 to 99,999; null for anything else. */
export function parseListQuantity(text: string): number | null {
  return parseInteger(text, { min: 1, max: 99_999 });
}

/** Adds up repeated products; pieces beyond the cart limit become text. */
export function reviewResult(lines: readonly ReviewedLine<ListedProduct>[]): ReviewResult {
  const wanted = new Map<number, LineItem>();
  const unresolved: string[] = [];
  for (const { chosen, quantityText, text } of lines) {
    if (!chosen) {
      unresolved.push(text);
      continue;
    }
    const { id } = chosen;
    const before = wanted.get(id)?.quantity ?? 0;
    const quantity = before + (parseListQuantity(quantityText) ?? 1);
    wanted.set(id, { id, name: productName(chosen), quantity });
  }
  const { max } = limits.cartQuantity;
  for (const { name, quantity } of wanted.values()) {
    if (quantity > max) unresolved.push(excessText(name, quantity - max));
  }
  return {
    wanted: [...wanted.values()].map((one) => ({ ...one, quantity: Math.min(one.quantity, max) })),
    unresolved,
  };
}
