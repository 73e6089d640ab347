import type { Cart } from './cart.ts';

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

const untouched: LineEdits = { set: [0, ''], base: 0, added: {}, since: 0 };

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
