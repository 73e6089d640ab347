import type { Queryable } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { log } from '../operations/log.ts';
import { sparingly } from '../operations/sparingly.ts';
import type { Handler } from './handler.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';

/** What an orchestrator and an operator's watch ask; none of it is ever shed. */
export interface HealthEndpoints {
  /** `/livez`: 200 while the process can answer at all. When not, it is to be restarted. */
  live: Handler;
  /**
   * `/readyz`: 200 while visitors may be sent here. The database may be away
   * meanwhile, since the catalogue is shown without it; taking every process
   * out of a balancer for that would close the shop.
   */
  ready: Handler;
  /** `/healthz`: 200 while all is well, the database included. When not, somebody is to be told. */
  health: Handler;
}

export function createHealthEndpoints(database: Queryable): HealthEndpoints {
  const sayAway = sparingly((times) => log.warn({ times }, 'Asked for its health: 503'));

  return {
    live: onlyRead((response) => sendText(response, 200, 'OK')),
    ready: onlyRead((response) => sendText(response, 200, 'OK')),
    health: onlyRead(async (response) => {
      try {
        await database.query('SELECT 1 FROM products LIMIT 1');
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        sayAway();
        return sendText(response, 503, 'The database does not answer');
      }
      sendText(response, 200, 'OK');
    }),
  };
}

function onlyRead(answer: (response: Parameters<Handler>[1]) => Promise<void> | void): Handler {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(response);
    return sendMethodNotAllowed(response, 'GET, HEAD');
  };
}
