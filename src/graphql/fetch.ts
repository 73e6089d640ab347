import { timings } from '../lib/limits.ts';

/** Too many requests, and a backend that is unavailable. */
export const retryableStatuses: readonly number[] = [429, 502, 503, 504];

/**
 * `fetch` with a timeout that includes the body.
 * @throws the network error; `timeout` after {@link timings.requestTimeout}
 */
export const fetchOnce: typeof fetch = async (url, init = {}) =>
  unwrap(await attempt(url, init, timings.requestTimeout));

/**
 * The same, with one retry after a network error, a response that breaks off or a status of
 * {@link retryableStatuses}. The retry ends {@link timings.retryDeadline} after the first failure.
 */
export const fetchWithRetry: typeof fetch = async (url, init = {}) => {
  const first = await attempt(url, init, timings.requestTimeout);
  const pause = pauseAfter(first);
  if (pause === null || init.signal?.aborted) return unwrap(first);
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
    init.signal?.addEventListener('abort', resolve);
  });
  if (init.signal?.aborted) return unwrap(first);
  const second = await attempt(url, init, timings.retryDeadline - pause);
  return unwrap(second instanceof Error ? first : second);
};

/** Milliseconds until the retry; null for no retry. */
function pauseAfter(outcome: Response | Error): number | null {
  // Random, so that clients that failed at the same time do not retry at the same time.
  const pause = Math.round(timings.retryPause * (0.5 + Math.random() / 2));
  if (outcome instanceof Error) {
    return outcome === timeout || globalThis.navigator?.onLine === false ? null : pause;
  }
  if (!retryableStatuses.includes(outcome.status)) return null;
  const retryAfter = Number(outcome.headers.get('retry-after')) * 1000 || 0;
  return retryAfter < timings.retryDeadline ? Math.max(retryAfter, pause) : null;
}

const timeout = new Error('timeout');

/** Fetches once, body included. Never rejects. */
async function attempt(
  url: RequestInfo | URL,
  init: RequestInit,
  milliseconds: number,
): Promise<Response | Error> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(init.signal?.reason);
  init.signal?.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(timeout), milliseconds);
  try {
    const sent = takePreloadedResponse(init.body) ?? fetch(url, { ...init, signal });
    return await Promise.race([aborted(signal), sent.then(withText)]);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
    controller.abort();
  }
}

/** Reads the body of a response before urql does. */
async function withText(response: Response): Promise<Response> {
  const text = await response.text();
  const body = response.ok ? text : errorsIn(text);
  return Object.assign(response, { text: async () => body });
}

/** The body of a response that is not 2xx, without its data: it is a failure. */
function errorsIn(text: string): string {
  try {
    const { errors } = JSON.parse(text);
    return JSON.stringify({ errors });
  } catch {
    return text;
  }
}

function unwrap(outcome: Response | Error): Response {
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** Rejects when the signal aborts: a preloaded response has no signal. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

declare global {
  /** Responses that a script in index.html has requested before the bundle, by request body. */
  var preloadedResponses: Record<string, Promise<Response>> | undefined;
}

function takePreloadedResponse(body: unknown): Promise<Response> | undefined {
  if (typeof body !== 'string') return undefined;
  const response = globalThis.preloadedResponses?.[body];
  delete globalThis.preloadedResponses?.[body];
  return response;
}
