import { useCart } from './cart-store.ts';

/** What stands in other tabs comes to this one in the order in which it was stored. */
let heard: Promise<unknown> = Promise.resolve();

/** Fetches what puts carts together, once another tab has changed its own, and lets it see to it. */
function listen(event: StorageEvent | PageTransitionEvent): void {
  heard = heard
    .then(() => import('./cart-tabs.ts'))
    .then(({ hear }) => hear(event))
    // Without the code this tab goes by itself; another that has it puts both together.
    .catch(() => {});
}

/** A page that comes back from the browser's back-forward cache has heard nothing meanwhile. */
function listenAgain(event: PageTransitionEvent): void {
  if (event.persisted) listen(event);
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
  const tie = new AbortController();
  const { signal } = tie;
  addEventListener('storage', listen, { signal });
  addEventListener('pagehide', completeRemovals, { signal });
  addEventListener('pageshow', listenAgain, { signal });
  return () => tie.abort();
}
