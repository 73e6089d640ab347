import type { IncomingMessage } from 'node:http';
import { type BodyHandler, sendText } from '../http/handler.ts';
import { parseSendRequest } from './contact-message.ts';
import type { ContactStore } from './contact-store.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** `POST /api/v1.0/email/send`, as EmailJS documents it. Answers 200 once the message is committed. */
export function createContactEndpoint(
  store: ContactStore,
  limit: RateLimiter,
  clientKeyOf: (request: IncomingMessage) => string,
): BodyHandler {
  return async (request, response, body) => {
    const client = clientKeyOf(request);
    const wait = limit.take(client);
    if (wait > 0) {
      response.setHeader('Retry-After', wait);
      return sendText(response, 429, 'Too many requests');
    }
    const message = parseSendRequest(body.toString('utf8'));
    if (typeof message === 'string') {
      limit.giveBack(client);
      return sendText(response, 400, message);
    }
    try {
      await store.save(message);
    } catch (error) {
      limit.giveBack(client);
      throw error;
    }
    sendText(response, 200, 'OK');
  };
}
