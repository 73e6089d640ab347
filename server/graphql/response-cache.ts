import { LRUCache } from 'lru-cache';

/** Searches, the only responses without a bound on their number, have 10 to 100 kB. */
const MAX_RESPONSES = 500;

/**
 * Caches responses without errors.
 * @returns a function that returns the cached response to a key, or computes it. The key contains
 *   everything that the response depends on, the version of the catalogue included.
 */
export function createResponseCache<Answer extends { isClean: boolean }>() {
  const cache = new LRUCache<string, Promise<Answer>>({ max: MAX_RESPONSES });
  return (key: string, compute: () => Promise<Answer>): Promise<Answer> => {
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
