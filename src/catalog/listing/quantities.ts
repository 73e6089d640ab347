import { parseQuantity } from '../../cart/cart.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { productName } from '../../lib/wording.ts';

/** Reads a quantity of the table: 0 where none is wanted, null where the cart would not take it. */
export function readQuantity(text: string): number | null {
  return /^\s*0*\s*$/.test(text) ? 0 : parseQuantity(text);
}

/** A product of which a quantity was typed. */
export interface Line {
  id: number;
  name: string;
  /** Null where the cart would not take it. */
  quantity: number | null;
}

/** What was typed in a table, in the order of its list. */
export function typedLines(
  list: readonly ProductSummary[],
  quantities: ReadonlyMap<number, string>,
): Line[] {
  if (quantities.size === 0) return [];
  return list.flatMap((product) => {
    const quantity = readQuantity(quantities.get(product.id) ?? '');
    return quantity === 0 ? [] : [{ id: product.id, name: productName(product), quantity }];
  });
}
