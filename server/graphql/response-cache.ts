import { LRUCache } from 'lru-cache';
import type { GraphqlResponse } from './yoga.ts';

export type ResponseCache = ReturnType<typeof createResponseCache>;

const LIMITS = { max: 5_000, maxSize: 64 * 1024 * 1024 };

/** Approximate size of headers and cache entry, in bytes. */
const OVERHEAD = 2_000;

/** JavaScript may store two bytes per character. */
const sizeOf = (key: string) => OVERHEAD + 2 * key.length;

/**
 * Caches responses without errors.
 * @returns a function that returns the cached response to a key, or computes it. The key contains
 *   everything that the response depends on, the version of the catalogue included.
 */
export function createResponseCache() {
  const cache = new LRUCache<string, Promise<GraphqlResponse>>(LIMITS);
  return (key: string, compute: () => Promise<GraphqlResponse>): Promise<GraphqlResponse> => {
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
