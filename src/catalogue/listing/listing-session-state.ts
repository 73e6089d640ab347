import { create } from 'zustand';
import { parsePieces } from '../../cart/cart.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { brandedName } from '../../lib/wording.ts';

interface ListingSession {
  /** Typed quantities that are not in the cart yet, by product id. */
  quantities: ReadonlyMap<number, string>;
}

export const useListingSession = create<ListingSession>()(() => ({
  quantities: new Map(),
}));

export function setTypedQuantity(id: number, text: string): void {
  useListingSession.setState(({ quantities }) => ({
    quantities: new Map(quantities).set(id, text),
  }));
}

/** Parses a quantity of the table: 0 for empty, null for invalid. */
export function readQuantity(text: string): number | null {
  return /^\s*0*\s*$/.test(text) ? 0 : parsePieces(text);
}

/** The lines with a typed quantity, in list order. */
export function typedLines(
  list: readonly ProductSummary[],
  quantities: ReadonlyMap<number, string>,
) {
  return list.flatMap((product) => {
    const quantity = readQuantity(quantities.get(product.id) ?? '');
    return quantity === 0 ? [] : [{ id: product.id, name: brandedName(product), quantity }];
  });
}
