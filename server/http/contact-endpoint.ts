import { parseSendRequest } from '../contact/contact-message.ts';
import type { SaveContactMessage } from '../contact/contact-store.ts';
import { readBody, saysJson } from './body.ts';
import type { Handler } from './handler.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';

/**
 * `POST /api/v1.0/email/send`, as EmailJS documents it, so that the storefront
 * needs one way to send whether an owner has keys there or not. Answers 200
 * `OK` only once the message is committed.
 */
export function createContactEndpoint(save: SaveContactMessage): Handler {
  return async (request, response) => {
    if (request.method !== 'POST') return sendMethodNotAllowed(response, 'POST, OPTIONS');
    if (!saysJson(request)) return sendText(response, 415, 'The body must be application/json');
    const body = await readBody(request);
    if (!body) return sendText(response, 413, 'The body is too long');

    const message = parseSendRequest(parseJson(body.toString('utf8')));
    if (typeof message === 'string') return sendText(response, 400, message);

    await save(message);
    sendText(response, 200, 'OK');
  };
}

/** Undefined, which no schema accepts, where the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
