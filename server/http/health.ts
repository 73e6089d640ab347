import { log } from '../observability/log.ts';
import { throttled } from '../observability/throttled.ts';
import { Unavailable } from '../unavailable.ts';
import type { Handler } from './handler.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';

/** What an orchestrator and an operator's alarm ask. */
export type HealthHandlers = ReturnType<typeof createHealthHandlers>;

/** One check of the database answers everybody for so long, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;

/** @param check gives what is wrong, if anything is; rejects while the database does not answer. */
export function createHealthHandlers(check: () => Promise<string | null>) {
  const logAway = throttled((times) => log.warn({ times }, 'Health check failed'));
  const checkShared = atMostEvery(CHECK_INTERVAL_MS, check);

  return {
    /** `/livez`: 200 while the process can answer at all. When not, it is to be restarted. */
    live: onlyRead((response) => sendText(response, 200, 'OK')),
    /**
     * `/readyz`: 200 while visitors may be sent here. The database may be away meanwhile, since the
     * catalogue is shown without it; taking every process out of a balancer would close the shop.
     */
    ready: onlyRead((response) => sendText(response, 200, 'OK')),
    /** `/healthz`: 200 while all is well, the database included. When not, it says what somebody is to be told. */
    health: onlyRead(async (response) => {
      const problem = await checkShared().catch((error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
        return 'The database does not answer';
      });
      if (problem === null) return sendText(response, 200, 'OK');
      logAway();
      sendText(response, 503, problem);
    }),
  };
}

/** Shares one result among all who ask within an interval. */
function atMostEvery<Result>(intervalMs: number, work: () => Promise<Result>) {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= intervalMs) last = { at: now, result: work() };
    return last.result;
  };
}

function onlyRead(handle: (response: Parameters<Handler>[1]) => Promise<void> | void): Handler {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(response);
    return sendMethodNotAllowed(response, 'GET, HEAD');
  };
}
