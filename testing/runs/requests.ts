import type { Agent } from 'node:http';
import { type Request, requestBody } from '../../tools/lib/request-body.ts';
import { CONTACT_PATH } from '../concurrent-writers.ts';
import { contactRequest, GRAPHQL_HEADERS, rawFetch } from '../http-client.ts';

/**
 * - a status: the whole response came;
 * - `refused`: nobody listened, so that nothing was lost;
 * - `cut`: the connection was made and ended without a whole response.
 */
export type Outcome = number | 'refused' | 'cut';

/** A connection that has been idle for so long is not used again: the server is about to close it. */
export const IDLE_MS = 3_000;

export interface Sent {
  path: string;
  /** JSON, posted; null for GET. */
  body: string | null;
}

/** What came of a request, and how. Never rejects. */
export interface Received {
  outcome: Outcome;
  retryAfter: string | undefined;
}

/** Sends a request over an agent's connections, as the storefront does. */
export function send(url: string, { path, body }: Sent, agent: Agent): Promise<Received> {
  const post = { method: 'POST', headers: GRAPHQL_HEADERS };
  return rawFetch(url, path, { agent, ...(body !== null && { ...post, body }) }).then(
    ({ status, headers }) => ({ outcome: status, retryAfter: headers['retry-after'] }),
    ({ code }: NodeJS.ErrnoException) => ({
      outcome: code === 'ECONNREFUSED' ? 'refused' : 'cut',
      retryAfter: undefined,
    }),
  );
}

/** What the storefront posts for an operation; see `requestBody`. */
export function operation(...request: Request): Sent {
  return { path: '/graphql', body: requestBody(...request) };
}

export function contact(message: string): Sent {
  return { path: CONTACT_PATH, body: JSON.stringify(contactRequest(message)) };
}
