import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createBodyReader } from '../http/body.ts';
import type { Handler } from '../http/handler.ts';
import { sendMethodNotAllowed } from '../http/responses.ts';
import type { Metrics } from '../observability/metrics.ts';
import { parseWebVitals } from './web-vitals.ts';

/** Of a body, in bytes: three numbers and a route. */
const LONGEST = 1_024;

/** From one address in a minute; an office behind one address is many visitors. */
const PER_ADDRESS = 60;
const WINDOW_MS = 60_000;

/** Addresses that are told apart at a time. */
const ADDRESSES = 10_000;

/**
 * `POST /api/web-vitals`: how a page load was felt, sent once by the browser as the page is left. Anybody
 * may send anything there, so what comes is bounded, and counts for no more than a figure in the
 * metrics. The answer is 204 whatever came: nobody waits for it, and no visitor is to hear of it.
 *
 * @param count counts figures, or undefined for those refused; left out where nothing is counted
 * @param networksOf who sends, as far as counting goes; kept for a minute, in memory
 */
export function createWebVitalsEndpoint(
  count: Metrics['webVitals'] | undefined,
  networksOf: (request: IncomingMessage) => readonly string[],
): Handler {
  const addressOf = (request: IncomingMessage) => networksOf(request)[0] ?? '';
  // A beacon is text: JSON from another origin would take a preflight with credentials.
  const readBody = createBodyReader(addressOf, { bytes: LONGEST, onlyJson: false });
  const sent = new LRUCache<string, number>({ max: ADDRESSES, ttl: WINDOW_MS, noUpdateTTL: true });

  const isTooMany = (address: string) => {
    const times = (sent.get(address) ?? 0) + 1;
    sent.set(address, times);
    return times > PER_ADDRESS;
  };

  return async (request, response) => {
    if (request.method !== 'POST') return sendMethodNotAllowed(response, 'POST, OPTIONS');
    if (count) {
      const body = isTooMany(addressOf(request)) ? undefined : await readBody(request, response);
      count(Buffer.isBuffer(body) ? parseWebVitals(body.toString()) : undefined);
    }
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  };
}
