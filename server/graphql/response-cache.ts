import { LRUCache } from 'lru-cache';
import type { GraphqlResponse } from './yoga.ts';

export type ResponseCache = ReturnType<typeof createResponseCache>;

const LIMITS = { max: 5_000, maxSize: 64 * 1024 * 1024 };

/** Approximate size of headers and cache entry, in bytes. */
const OVERHEAD = 2_000;

/** JavaScript may store two bytes per character. */
const sizeOf = (key: string) => OVERHEAD + 2 * key.length;

/** Caches responses without errors; to be cleared when the catalogue changes. */
export function createResponseCache() {
  const create = () => new LRUCache<string, Promise<GraphqlResponse>>(LIMITS);
  // Replaced when cleared: a response of the previous catalogue must not enter the new cache.
  let cache = create();
  return {
    /** @param key everything that the response depends on besides the catalogue */
    get: (key: string, compute: () => Promise<GraphqlResponse>): Promise<GraphqlResponse> => {
      const cached = cache.get(key);
      if (cached) return cached;
      const current = cache;
      const computed = compute();
      current.set(key, computed, { size: sizeOf(key) });
      computed.then(
        ({ body, isClean }) => {
          if (isClean) current.set(key, computed, { size: sizeOf(key) + body.length });
          else current.delete(key);
        },
        () => current.delete(key),
      );
      return computed;
    },
    clear: () => {
      cache = create();
    },
  };
}
