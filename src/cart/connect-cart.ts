import { cartKey } from './cart-storage.ts';
import { useCart } from './cart-store.ts';

/**
 * Ties the cart to the page it lives in: its other tabs, its end and its return.
 *
 * @returns unties it again
 */
export function connectCart(): () => void {
  const { reread, completeRemovals } = useCart.getState();
  const tie = new AbortController();
  const { signal } = tie;
  // Without a key, everything was cleared.
  const onStorage = ({ key }: StorageEvent) => (key === cartKey || key === null) && reread();
  addEventListener('storage', onStorage, { signal });
  // A page that comes back from the back-forward cache has been told of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && reread(), { signal });
  // Whoever leaves the page has confirmed the removals that still wait.
  addEventListener('pagehide', completeRemovals, { signal });
  return () => tie.abort();
}
