import { type Agent, request } from 'node:http';
import { STOREFRONT_ACCEPT } from '../../server/graphql/precomputed-requests.ts';
import { requestBody } from '../../tools/lib/request-body.ts';
import { contactRequest } from '../http-client.ts';
import { CONTACT } from '../writers.ts';

/**
 * - a status: the whole answer came;
 * - `refused`: nobody listened, so that nothing was lost;
 * - `cut`: the connection was made and ended without a whole answer.
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
  return new Promise((resolve) => {
    const headers =
      body === null ? {} : { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' };
    const method = body === null ? 'GET' : 'POST';
    const broken = (error: NodeJS.ErrnoException) => {
      resolve({
        outcome: error.code === 'ECONNREFUSED' ? 'refused' : 'cut',
        retryAfter: undefined,
      });
    };
    const sent = request(url, { path, method, headers, agent }, (response) => {
      response.on('error', broken);
      response.on('end', () =>
        resolve({
          outcome: response.complete ? (response.statusCode ?? 0) : 'cut',
          retryAfter: response.headers['retry-after'],
        }),
      );
      response.resume();
    });
    sent.on('error', broken);
    sent.end(body ?? undefined);
  });
}

/** What the storefront posts for an operation; see `requestBody`. */
export function operation(name: string, variables?: Record<string, unknown>): Sent {
  return { path: '/graphql', body: requestBody(name, variables) };
}

export function contact(message: string): Sent {
  return { path: CONTACT, body: JSON.stringify(contactRequest(message)) };
}
