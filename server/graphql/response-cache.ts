import { LRUCache } from 'lru-cache';
import type { GraphqlResponse } from './yoga.ts';

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Searches, the only responses without a bound on their number, have 10 to 100 kB. */
const MAX_RESPONSES = 500;

/**
 * Caches responses without errors.
 * @returns a function that returns the cached response to a key, or computes it. The key contains
 *   everything that the response depends on, the version of the catalogue included.
 */
export function createResponseCache() {
  const cache = new LRUCache<string, Promise<GraphqlResponse>>({ max: MAX_RESPONSES });
  return (key: string, compute: () => Promise<GraphqlResponse>): Promise<GraphqlResponse> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const computed = compute();
    cache.set(key, computed);
    computed.then(
      ({ isClean }) => isClean || cache.delete(key),
      () => cache.delete(key),
    );
    return computed;
  };
}
