import type { IncomingMessage } from 'node:http';
import { createBodyReader, type ReadBody } from '../http/body.ts';
import type { Handler } from '../http/handler.ts';
import { sendBodyRefusal, sendMethodNotAllowed, sendText } from '../http/responses.ts';
import { log } from '../observability/log.ts';
import { throttled } from '../observability/throttled.ts';
import { parseSendRequest } from './contact-message.ts';
import type { SaveContactMessage } from './contact-store.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface ContactEndpointParts {
  save: SaveContactMessage;
  limit: RateLimiter;
  /** Who asks, as far as counting goes; see `visitorNetworks`. */
  networksOf: (request: IncomingMessage) => readonly string[];
  readBody?: ReadBody;
}

/**
 * `POST /api/v1.0/email/send`, as EmailJS documents it, so that the storefront
 * needs one way to send whether an owner has keys there or not. Answers 200
 * `OK` only once the message is committed. Rejects when it may not be.
 */
export function createContactEndpoint({
  save,
  limit,
  networksOf,
  readBody = createBodyReader(),
}: ContactEndpointParts): Handler {
  const logRefused = throttled((times) =>
    log.warn({ route: 'contact', status: 429, times }, 'Too many contact messages: refused'),
  );

  return async (request, response) => {
    if (request.method !== 'POST') return sendMethodNotAllowed(response, 'POST, OPTIONS');
    const body = await readBody(request, response);
    if (!Buffer.isBuffer(body)) return sendBodyRefusal(response, body);

    const message = parseSendRequest(body.toString('utf8'));
    if (typeof message === 'string') return sendText(response, 400, message);

    const taken = limit.take(networksOf(request));
    if (typeof taken === 'number') {
      logRefused();
      response.setHeader('Retry-After', taken);
      return sendText(response, 429, 'Too many requests');
    }
    try {
      await save(message);
    } catch (error) {
      // It was not taken, so it must not keep its visitor from trying again.
      taken();
      throw error;
    }
    sendText(response, 200, 'OK');
  };
}
