import { LRUCache } from 'lru-cache';
import { type Coding, compress } from '../http/content-coding.ts';
import type { GraphqlResponse } from './yoga.ts';

interface EncodedResponse {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

export type EncodeResponse = (coding: Coding) => Promise<EncodedResponse>;
export type ResponseCache = ReturnType<typeof createResponseCache>;

const LIMITS = { max: 5_000, maxSize: 64 * 1024 * 1024 };

/** Approximate size of headers and cache entry, in bytes. */
const OVERHEAD = 2_000;

/** JavaScript may store two bytes per character. */
const sizeOf = (key: string) => OVERHEAD + 2 * key.length;

/** Caches encoded responses without errors; to be cleared when the catalogue changes. */
export function createResponseCache() {
  const create = () => new LRUCache<string, Promise<EncodeResponse>>(LIMITS);
  // Replaced when cleared: a response of the previous catalogue must not enter the new cache.
  let cache = create();
  return {
    /** @param key everything that the response depends on besides the catalogue */
    get: (key: string, compute: () => Promise<GraphqlResponse>): Promise<EncodeResponse> => {
      const cached = cache.get(key);
      if (cached) return cached;
      const current = cache;
      const computed = compute().then(
        (response) => {
          // All encodings together take at most the size of the body once more.
          const size = sizeOf(key) + 2 * response.body.length;
          if (response.isClean) current.set(key, computed, { size });
          else current.delete(key);
          return encoderOf(response);
        },
        (error: unknown) => {
          current.delete(key);
          throw error;
        },
      );
      current.set(key, computed, { size: sizeOf(key) });
      return computed;
    },
    clear: () => {
      cache = create();
    },
  };
}

export function encoderOf({ status, headers, body }: GraphqlResponse): EncodeResponse {
  const encoded = new Map<Coding, Promise<EncodedResponse>>();
  const encode = async (wanted: Coding): Promise<EncodedResponse> => {
    const { bytes, coding } = await compress(body, wanted);
    return {
      status,
      headers: {
        ...headers,
        'Content-Length': String(bytes.length),
        ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      },
      bytes,
    };
  };
  return (coding) => {
    const known = encoded.get(coding) ?? encode(coding);
    encoded.set(coding, known);
    known.catch(() => encoded.delete(coding));
    return known;
  };
}
