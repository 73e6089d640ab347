import { timings } from '../config.ts';
import { takeEarlyResponse } from './early-responses.ts';

/** Retryable statuses: too many requests, a backend that is not there. */
const retryableStatuses: readonly number[] = [429, 502, 503, 504];

/**
 * The platform's `fetch` with a deadline for the whole response, body included.
 *
 * @throws the failure of the network; `timeout` after {@link timings.requestTimeout}
 */
export const fetchOnce: typeof fetch = async (url, init = {}) =>
  settle(await attempt(url, init, timings.requestTimeout));

/**
 * The same, with one retry of what may pass: no connection, a response that breaks off, a status of
 * {@link retryableStatuses}. It is over {@link timings.retryDeadline} after the first failure.
 */
export const fetchWithRetry: typeof fetch = async (url, init = {}) => {
  const first = await attempt(url, init, timings.requestTimeout);
  const pause = pauseAfter(first);
  if (pause === null || init.signal?.aborted) return settle(first);
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
    init.signal?.addEventListener('abort', resolve);
  });
  if (init.signal?.aborted) return settle(first);
  const second = await attempt(url, init, timings.retryDeadline - pause);
  return settle(second instanceof Error ? first : second);
};

/** Milliseconds until the retry; null where there is to be none. */
function pauseAfter(outcome: Response | Error): number | null {
  // Many visitors meet the same failure at once; they are not to come back at once.
  const pause = Math.round(timings.retryPause * (0.5 + Math.random() / 2));
  if (outcome instanceof Error) {
    return outcome === timeout || globalThis.navigator?.onLine === false ? null : pause;
  }
  if (!retryableStatuses.includes(outcome.status)) return null;
  const wanted = Number(outcome.headers.get('retry-after')) * 1000 || 0;
  return wanted < timings.retryDeadline ? Math.max(wanted, pause) : null;
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
  const stop = () => controller.abort(init.signal?.reason);
  init.signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => controller.abort(timeout), milliseconds);
  try {
    const sent = takeEarlyResponse(init.body) ?? fetch(url, { ...init, signal });
    const response = await before(signal, sent);
    const text = await before(signal, response.text());
    const body = response.ok ? text : errorsIn(text);
    return Object.assign(response, { text: async () => body });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
    controller.abort();
  }
}

/** What a response of another status than 2xx says: a failure, whatever data came with it. */
function errorsIn(text: string): string {
  try {
    const { errors } = JSON.parse(text);
    return JSON.stringify({ errors });
  } catch {
    return text;
  }
}

function settle(outcome: Response | Error): Response {
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** The outcome of a promise, unless the signal is first: what was sent early knows no signal. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
