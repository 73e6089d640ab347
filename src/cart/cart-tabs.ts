import type { Cart } from './cart.ts';
import { type CartEdits, withUnknown } from './cart-edits.ts';
import {
  cartKey,
  editsKey,
  isWrittenWithEdits,
  loadCart,
  parseCart,
  parseEdits,
  saveCart,
} from './cart-storage.ts';
import { piecesOf, tab, useCart } from './cart-store.ts';
import { agreedWith, linesOf, merged } from './merge-edits.ts';

/** Takes over what another tab has stored, or all that it finds stored after an absence. */
export function hear(event: StorageEvent | PageTransitionEvent): void {
  if (event instanceof StorageEvent) followOtherTab(event);
  else {
    const stored = loadCart();
    takeOver(stored.lines, stored.edits);
    storeIfMore(stored.lines);
  }
}

/**
 * A tab stores its edits first, its cart after them. Where this tab knows of more than that cart
 * has, the two were changed at once, and what both did is stored.
 */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === editsKey) takeOver([], parseEdits(newValue));
  if (key !== cartKey && key !== null) return;
  const lines = newValue === null ? [] : parseCart(newValue);
  if (!lines) return;
  if (newValue !== null && isWrittenWithEdits(newValue)) {
    takeOver(lines, new Map());
    storeIfMore(lines);
  } else takeOver(lines, null);
}

/**
 * Puts together what this tab has and what another has.
 *
 * @param theirEdits null: the cart was written by something that keeps none, and stands as it is
 */
function takeOver(theirs: Cart, theirEdits: CartEdits | null): void {
  const { lines, edits, removing, callOffRemovals } = useCart.getState();
  const both = theirEdits
    ? withUnknown(merged(edits, theirEdits), theirs)
    : agreedWith(edits, theirs, tab);
  // The later ones count: a product is taken as the other tab knows it.
  const now = linesOf(both, [...lines, ...theirs]);
  // What comes to a line calls off its removal, whichever tab it comes from.
  const grown = [...removing].filter((id) => piecesOf(now, id) > piecesOf(lines, id));
  if (grown.length > 0) callOffRemovals(grown);
  useCart.setState({ lines: now, edits: both });
}

function storeIfMore(stored: Cart): void {
  const cart = useCart.getState();
  if (quantities(cart.lines) !== quantities(stored)) saveCart(cart);
}

function quantities(cart: Cart): string {
  return cart.map(({ id, quantity }) => `${id}:${quantity}`).join();
}
