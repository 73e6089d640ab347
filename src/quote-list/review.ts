import { excessText, type LineItem } from '../cart/line-item.ts';
import { limits } from '../config.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { productName } from '../lib/wording.ts';
import type { SearchResult } from '../search/search-products.ts';
import { type LineMatch, matchLine } from './match-line.ts';
import { type ListLine, parseList } from './parse-list.ts';

/** What review and cart need to know of a product. */
export interface ListedProduct {
  id: number;
  name: string | null;
}

/** A line of the list under review. */
export interface ReviewedLine<Product> extends ListLine {
  match: LineMatch<Product>;
  /** Null while the buyer has chosen none. */
  chosen: Product | null;
  /** As it stands in its field. */
  quantityText: string;
}

/** What a list comes to: the products to add, each once, and what goes along in words. */
export interface ReviewResult {
  wanted: readonly LineItem[];
  unresolved: readonly string[];
}

/** Reads a list and understands each of its lines. */
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

/**
 * Pieces that make up what a line asks for: metres are reckoned by the piece's length and kilos by
 * its pack, where the name says them.
 */
export function piecesOf(
  { quantity, unit }: Pick<ListLine, 'quantity' | 'unit'>,
  product: ListedProduct | null,
): number {
  if (quantity === null) return 1;
  // None is no quantity that the cart takes, so the line stays open.
  if (quantity === 0) return 0;
  const name = product?.name ?? '';
  const metres = (readProductName(name).length?.mm ?? 0) / 1000;
  const [, kilos] = /x (\d+(?:\.\d+)?) kg$/i.exec(name) ?? [];
  const perPiece = unit === 'm' ? metres : unit === 'kg' ? Number(kilos ?? 0) : 1;
  // A hair less, since 0.1 + 0.2 is not 0.3.
  return perPiece > 0 ? Math.max(1, Math.ceil(quantity / perPiece - 1e-9)) : quantity;
}

/** @returns null for anything but the digits of an integer from 1 to 99,999 */
export function parseListQuantity(text: string): number | null {
  const trimmed = text.trim();
  const quantity = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : 0;
  return quantity > 0 ? quantity : null;
}

/** Adds up repeated products. What goes beyond a line of the cart is said in words. */
export function resultOf(lines: readonly ReviewedLine<ListedProduct>[]): ReviewResult {
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
