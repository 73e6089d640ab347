import { parseQuantity } from '../../cart/cart.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { productName } from '../../lib/wording.ts';

/** Parses a quantity of the table: 0 for empty, null for invalid. */
export function readQuantity(text: string): number | null {
  return /^\s*0*\s*$/.test(text) ? 0 : parseQuantity(text);
}

export interface Line {
  id: number;
  name: string;
  /** Null where invalid. */
  quantity: number | null;
}

/** The lines with a typed quantity, in list order. */
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
