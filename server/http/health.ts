import type { Handler } from './handler.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';

/** Handlers of the health endpoints. */
export type HealthHandlers = ReturnType<typeof createHealthHandlers>;

/** @param problem what an operator has to look at, or null; from memory, so that probes cost nothing. */
export function createHealthHandlers(problem: () => string | null) {
  return {
    /** `/livez`: 200 while the process can answer. If not, restart it. */
    live: readOnly((response) => sendText(response, 200, 'OK')),
    /** `/readyz`: 200 while visitors may be routed here, also while the database is unreachable. */
    ready: readOnly((response) => sendText(response, 200, 'OK')),
    /** `/healthz`: 503 with the problem if an operator has to act. */
    health: readOnly((response) => {
      const found = problem();
      sendText(response, found === null ? 200 : 503, found ?? 'OK');
    }),
  };
}

function readOnly(handle: (response: Parameters<Handler>[1]) => void): Handler {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(response);
    return sendMethodNotAllowed(response, 'GET, HEAD');
  };
}
