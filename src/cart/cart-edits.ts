import { limits } from '../config.ts';
import type { Cart, CartLine } from './cart.ts';

/**
 * What has been done to one line, in a form in which what two tabs did can be put together in any
 * order and any number of times, without losing a piece (a state-based CRDT): the last quantity
 * that was set, and what each tab has added since.
 */
export interface LineEdits {
  /** When the quantity was last set, by the count of edits, and by which tab; the greater wins. */
  set: readonly [count: number, tab: string];
  /** The quantity set; 0 took the line out. */
  base: number;
  /** Pieces that each tab has added since. */
  added: Readonly<Record<string, number>>;
  /** Its place among the others: the count of edits when it came in; 0 once it is out. */
  since: number;
}

/** Of all lines by product id, those taken out included. */
export type CartEdits = ReadonlyMap<number, LineEdits>;

const { max } = limits.cartQuantity;
const untouched: LineEdits = { set: [0, ''], base: 0, added: {}, since: 0 };

/** The pieces that a line comes to; 0: it is not in the cart. */
export function quantityOf({ base, added }: LineEdits): number {
  return Math.min(
    max,
    Object.values(added).reduce((sum, pieces) => sum + pieces, base),
  );
}

/** A number above that of every edit so far. */
function nextCount(edits: CartEdits): number {
  let most = 0;
  for (const { set, since } of edits.values()) most = Math.max(most, set[0], since);
  return most + 1;
}

/** Adds pieces to a line, or begins it. */
export function withAdded(edits: CartEdits, id: number, pieces: number, tab: string): CartEdits {
  const line = edits.get(id) ?? untouched;
  const added = { ...line.added, [tab]: (line.added[tab] ?? 0) + pieces };
  return new Map(edits).set(id, { ...line, added, since: line.since || nextCount(edits) });
}

/** Sets a line's quantity; 0 takes it out. */
export function withSet(edits: CartEdits, id: number, base: number, tab: string): CartEdits {
  const count = nextCount(edits);
  const since = base && (edits.get(id)?.since || count);
  return new Map(edits).set(id, { set: [count, tab], base, added: {}, since });
}

/** The edits with those lines of a cart that they know nothing of, counted as they stand. */
export function withUnknown(edits: CartEdits, cart: Cart): CartEdits {
  const known = new Map(edits);
  for (const [place, { id, quantity }] of cart.entries()) {
    if (!known.has(id)) known.set(id, { ...untouched, base: quantity, since: place + 1 });
  }
  return known;
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
