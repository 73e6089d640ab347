import { useEffect, useState } from 'react';
import { type Client, useClient } from 'urql';
import { useFetchProducts } from '../graphql/fetch-products.ts';
import { timings } from '../lib/limits.ts';
import { useCart } from './cart-store.ts';
import { isDue } from './compare.ts';
import { fetchLines } from './fetch-lines.ts';

/** When each client last asked for a product, also without success. */
const requestTimes = new WeakMap<Client, Map<number, number>>();

/**
 * Compares the lines of the cart with the catalogue while the cart is shown: at once, every minute,
 * and when the visitor or the connection is back. A failure changes nothing.
 * @returns whether lines are being compared
 */
export function useComparison(): boolean {
  const client = useClient();
  const fetchProducts = useFetchProducts();
  const ids = useCart(({ lines }) => lines.map(({ id }) => id).join(' '));
  const [running, setRunning] = useState(0);

  // What was said on the last visit is not said again.
  useEffect(() => useCart.getState().forgetChanges(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also compares a line that is added
  useEffect(() => {
    const requestedAt = requestTimes.get(client) ?? new Map<number, number>();
    requestTimes.set(client, requestedAt);
    const compare = async () => {
      const now = Date.now();
      const { lines, compare: apply } = useCart.getState();
      const due = lines.filter(
        ({ id, comparedAt }) => isDue(comparedAt, now) && isDue(requestedAt.get(id), now),
      );
      if (due.length === 0 || !navigator.onLine || document.hidden) return;
      for (const { id } of due) requestedAt.set(id, now);
      setRunning((count) => count + 1);
      const compared = await fetchLines(due, (ids) => fetchProducts(ids, 'network-only'));
      if (compared.found.length + compared.missing.length > 0) apply(compared);
      setRunning((count) => count - 1);
    };
    void compare();
    const controller = new AbortController();
    const { signal } = controller;
    // More often than a line is due, so that none waits for twice the time.
    const timer = setInterval(compare, timings.comparison / 4);
    for (const event of ['online', 'pageshow']) addEventListener(event, compare, { signal });
    document.addEventListener('visibilitychange', compare, { signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [ids, client, fetchProducts]);

  return running > 0;
}
