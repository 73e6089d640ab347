import type { Queryable } from '../database/database.ts';
import type { Handler } from './handler.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';

/** `GET /healthz`: 200 when the catalogue can be read now, 503 when not. */
export function createHealthEndpoint(database: Queryable): Handler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendMethodNotAllowed(response, 'GET, HEAD');
    }
    try {
      await database.query('SELECT 1 FROM products LIMIT 1');
    } catch (error) {
      console.error('The database does not answer:', error);
      return sendText(response, 503, 'The database does not answer');
    }
    sendText(response, 200, 'OK');
  };
}
