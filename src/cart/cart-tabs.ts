import type { Cart } from './cart.ts';
import {
  cartKey,
  editsKey,
  isWrittenWithEdits,
  loadCart,
  parseCart,
  parseEdits,
  saveCart,
} from './cart-storage.ts';
import { tab, useCart } from './cart-store.ts';

/**
 * Takes over what another tab has stored. Its edits come first, its cart after them; where this tab
 * knows of more than that cart has, the two were changed at once, and what both did is stored.
 */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  const { takeOver } = useCart.getState();
  if (key === editsKey) takeOver([], parseEdits(newValue));
  if (key !== cartKey && key !== null) return;
  const lines = newValue === null ? [] : parseCart(newValue);
  if (!lines) return;
  const withEdits = newValue !== null && isWrittenWithEdits(newValue);
  takeOver(lines, withEdits ? new Map() : null);
  if (withEdits) storeIfMore(lines);
}

/** A page that comes back from the browser's back-forward cache has heard nothing meanwhile. */
function catchUp({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const { lines, edits } = loadCart(tab);
  useCart.getState().takeOver(lines, edits);
  storeIfMore(lines);
}

function storeIfMore(stored: Cart): void {
  const cart = useCart.getState();
  if (quantities(cart.lines) !== quantities(stored)) saveCart(cart);
}

function quantities(cart: Cart): string {
  return cart.map(({ id, quantity }) => `${id}:${quantity}`).join();
}

/** Whoever leaves the page has asked for the removals that still wait. */
function completeRemovals(): void {
  useCart.getState().completeRemovals();
}

/**
 * Ties the cart to the page it lives in: its other tabs, its end and its return.
 *
 * @returns unties it again
 */
export function connectCart(): () => void {
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('pagehide', completeRemovals);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', followOtherTabs);
    window.removeEventListener('pagehide', completeRemovals);
    window.removeEventListener('pageshow', catchUp);
  };
}
