import type { IncomingMessage } from 'node:http';
import { RETRY_AFTER } from '../service-unavailable.ts';
import { type Handler, sendText } from './handler.ts';

/** Requests in progress, from the headers to the end of the response. */
const MAX_PER_CLIENT = 500;
const MAX_TOTAL = 5_000;

/** Wraps a handler: requests beyond the limits are refused, and their connection is closed. */
export type LimitRequests = (handler: Handler) => Handler;

/**
 * Limits the requests in progress, each of which may hold a file, a buffer or an unfinished body.
 * @param clientKeyOf the key by which requests are counted.
 */
export function createRequestLimiter(
  clientKeyOf: (request: IncomingMessage) => string,
): LimitRequests {
  const open = new Map<string, number>();
  let total = 0;

  return (handler) => (request, response) => {
    const client = clientKeyOf(request);
    const own = open.get(client) ?? 0;
    if (own >= MAX_PER_CLIENT || total >= MAX_TOTAL) {
      response.setHeader('Connection', 'close');
      response.setHeader('Retry-After', RETRY_AFTER);
      return sendText(response, own >= MAX_PER_CLIENT ? 429 : 503, 'Too many open requests');
    }
    open.set(client, own + 1);
    total++;
    response.once('close', () => {
      const rest = (open.get(client) ?? 0) - 1;
      if (rest > 0) open.set(client, rest);
      else open.delete(client);
      total--;
    });
    return handler(request, response);
  };
}
