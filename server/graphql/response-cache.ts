import { LRUCache } from 'lru-cache';

const CACHE_LIMITS = { max: 5_000, maxSize: 64 * 1024 * 1024 };

/** Bytes, approximately: JavaScript may store two per character; headers and entry take the rest. */
const sizeOf = (key: string) => 2_000 + 2 * key.length;

/**
 * Caches responses without errors.
 * @returns a function that returns the cached response to a key, or computes it. The key contains
 *   everything that the response depends on, the version of the catalogue included.
 */
export function createResponseCache<Answer extends { isClean: boolean; body: Uint8Array }>() {
  const cache = new LRUCache<string, Promise<Answer>>(CACHE_LIMITS);
  return (key: string, compute: () => Promise<Answer>): Promise<Answer> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const computed = compute();
    cache.set(key, computed, { size: sizeOf(key) });
    computed.then(
      ({ body, isClean }) => {
        if (isClean) cache.set(key, computed, { size: sizeOf(key) + body.length });
        else cache.delete(key);
      },
      () => cache.delete(key),
    );
    return computed;
  };
}
