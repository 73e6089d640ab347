import { limits } from '../config.ts';
import type { Cart, CartLine } from './cart.ts';
import { type CartEdits, type LineEdits, withSet, withUnknown } from './cart-edits.ts';

const { max } = limits.cartQuantity;

/** The pieces that a line comes to; 0: it is not in the cart. */
export function quantityOf({ base, added }: LineEdits): number {
  return Math.min(
    max,
    Object.values(added).reduce((sum, pieces) => sum + pieces, base),
  );
}

/**
 * The edits brought into line with a cart that was written without any: by an older version of the
 * shop, by hand, by another program.
 */
export function agreedWith(edits: CartEdits, cart: Cart, tab: string): CartEdits {
  let agreed = withUnknown(edits, cart);
  const quantities = new Map(cart.map(({ id, quantity }) => [id, quantity]));
  for (const [id, line] of agreed) {
    const quantity = quantities.get(id) ?? 0;
    if (quantityOf(line) !== quantity) agreed = withSet(agreed, id, quantity, tab);
  }
  return agreed;
}

/** The cart that the edits come to, as far as its products are known. */
export function linesOf(edits: CartEdits, known: Iterable<CartLine>): Cart {
  const products = new Map<number, CartLine>();
  for (const line of known) products.set(line.id, line);
  return [...edits]
    .sort(([id, { since }], [otherId, other]) => since - other.since || id - otherId)
    .flatMap(([id, line]) => {
      const product = products.get(id);
      const quantity = quantityOf(line);
      return product && quantity > 0 ? [{ ...product, quantity }] : [];
    });
}

/** All that either has seen: of a line, the later setting, and with it all additions since. */
export function merged(ours: CartEdits, theirs: CartEdits): CartEdits {
  const both = new Map(ours);
  for (const [id, line] of theirs) {
    const own = both.get(id);
    both.set(id, own ? mergedLine(own, line) : line);
  }
  return both;
}

function mergedLine(one: LineEdits, other: LineEdits): LineEdits {
  const order = one.set[0] - other.set[0] || compare(one.set[1], other.set[1]);
  if (order !== 0) return order > 0 ? one : other;
  const added = { ...one.added };
  for (const [tab, pieces] of Object.entries(other.added)) {
    added[tab] = Math.max(added[tab] ?? 0, pieces);
  }
  const since = Math.min(one.since || other.since, other.since || one.since);
  return { set: one.set, base: Math.max(one.base, other.base), added, since };
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one > other ? 1 : -1;
}
