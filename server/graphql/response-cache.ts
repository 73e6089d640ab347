import { LRUCache } from 'lru-cache';
import { CODINGS, type Coding, compress } from '../http/content-coding.ts';
import type { GraphqlRequest, GraphqlResponse } from './yoga.ts';

/** A response as it goes over the wire. */
export interface EncodedResponse {
  status: number;
  /** Names and values in turn, which `writeHead` takes as they are. */
  headers: string[];
  bytes: Buffer;
}

/** A finished response. Gives it in a coding; it is compressed once in each. */
export type FinishedResponse = (coding: Coding) => Promise<EncodedResponse>;

export interface ResponseCache {
  /** Undefined where the response has to be computed. */
  get(request: GraphqlRequest): FinishedResponse | undefined;
  /** Computes a response, once for all who ask for it meanwhile, and keeps it if it is clean. */
  compute(request: GraphqlRequest): Promise<FinishedResponse>;
  /** Forgets all responses, and computes those to the requests given before anybody asks. */
  renew(precomputed: readonly GraphqlRequest[]): Promise<void>;
}

const LIMITS = { max: 5_000, maxSize: 64 * 1024 * 1024 };

/** Headers and entries of one response, in bytes, roughly. */
const OVERHEAD = 2_000;

/**
 * Keeps finished responses until the catalogue changes: nothing else that a response depends on is
 * missing from its key.
 *
 * @param commonHeaders of every response, names and values in turn.
 */
export function createResponseCache(
  execute: (request: GraphqlRequest) => Promise<GraphqlResponse>,
  commonHeaders: readonly string[],
): ResponseCache {
  const openEdition = () => ({
    kept: new LRUCache<string, FinishedResponse>(LIMITS),
    pending: new Map<string, Promise<FinishedResponse>>(),
  });
  // What is computed from an old catalogue goes into that one's edition, which nobody reads any more.
  let edition = openEdition();

  const compute = (request: GraphqlRequest) => {
    const { kept, pending } = edition;
    const key = keyOf(request);
    const computing =
      pending.get(key) ??
      execute(request)
        .then((response) => {
          const finished = finish(response, commonHeaders);
          // All codings together take no more than the plain bytes once more.
          const size = OVERHEAD + key.length + 2 * response.body.length;
          if (response.isClean) kept.set(key, finished, { size });
          return finished;
        })
        .finally(() => pending.delete(key));
    pending.set(key, computing);
    return computing;
  };

  return {
    get: (request) => edition.kept.get(keyOf(request)),
    compute,
    renew: async (precomputed) => {
      edition = openEdition();
      for (const request of precomputed) {
        const finished = await compute(request);
        for (const coding of CODINGS) await finished(coding);
      }
    },
  };
}

function keyOf({ method, url, accept, contentType, body }: GraphqlRequest): string {
  return `${method} ${url}\n${accept}\n${contentType}\n${body}`;
}

function finish(
  { status, headers: own, body }: GraphqlResponse,
  commonHeaders: readonly string[],
): FinishedResponse {
  const encoded = new Map<Coding, Promise<EncodedResponse>>();
  const encode = async (wanted: Coding) => {
    const { bytes, coding } = await compress(body, wanted);
    const headers = [...commonHeaders, ...own.flat(), 'Content-Length', String(bytes.length)];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    return { status, headers, bytes };
  };
  return (coding) => {
    const known = encoded.get(coding) ?? encode(coding);
    encoded.set(coding, known);
    return known;
  };
}
