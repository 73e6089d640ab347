import type { IncomingMessage, ServerResponse } from 'node:http';
import { setSecurityHeaders } from '../http/headers.ts';
import { sendText } from '../http/responses.ts';
import type { EventLoopWatch } from './event-loop.ts';
import { reportFailure } from './failure.ts';
import { Overloaded } from './gate.ts';
import { log } from './log.ts';
import type { Metrics, ShedReason } from './metrics.ts';
import { sparingly } from './sparingly.ts';

/** An answer that takes longer is named in the log, in milliseconds. */
const SLOW_MS = 1_000;

/** With so much under way what is not ready is turned away; with less, when the process comes late to what is due. */
const MOST_IN_FLIGHT = 1_000;
const LONGEST_LAG_MS = 250;
/** Fewer than this are no crowd: it is the machine that is late, and turning them away would not help it. */
const CROWD = 20;

/** A handler, with what else it is handed. */
type Attended<Rest extends unknown[]> = (
  request: IncomingMessage,
  response: ServerResponse,
  ...rest: Rest
) => Promise<void> | void;

/** Answers who could not be served; the headers that say more are set. */
type SendFailure = (request: IncomingMessage, response: ServerResponse, status: 500 | 503) => void;

/** Looks after requests while they are answered. */
export interface Attendant {
  /**
   * Wraps what answers a route: counts and times it, names in the log what is
   * slow, and what fails with its reason. The result never fails; where there is
   * no answer yet, `sendFailure` gives one.
   */
  attend<Rest extends unknown[]>(
    route: string,
    handler: Attended<Rest>,
    sendFailure?: SendFailure,
  ): (request: IncomingMessage, response: ServerResponse, ...rest: Rest) => Promise<void>;
  /** @throws Overloaded when there is so much to do that work should not be begun. */
  admit(): void;
  /** Counts that something was turned away. */
  shed(reason: ShedReason): void;
  inFlight(): number;
}

export function createAttendant(metrics: Metrics, eventLoop: EventLoopWatch): Attendant {
  let inFlight = 0;
  const sayShed = sparingly((times) => log.warn({ times }, 'Too much to do: requests are shed'));

  const busyBy = (): ShedReason | null => {
    if (inFlight > CROWD && eventLoop.lag() > LONGEST_LAG_MS) return 'event loop';
    return inFlight > MOST_IN_FLIGHT ? 'in flight' : null;
  };

  const shed = (reason: ShedReason) => {
    metrics.shed(reason);
    sayShed();
  };

  return {
    attend:
      (route, handler, sendFailure = sendInPlain) =>
      async (request, response, ...rest) => {
        const began = performance.now();
        inFlight++;
        try {
          await handler(request, response, ...rest);
        } catch (error) {
          // Who asked may have gone; there is nobody to answer then, and nothing is wrong here.
          if (!isGone(request, response)) {
            const { status, headers } = reportFailure(error, route);
            if (response.headersSent) response.destroy();
            else {
              for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
              sendFailure(request, response, status);
            }
          }
        } finally {
          inFlight--;
        }
        const took = performance.now() - began;
        const status = response.headersSent ? response.statusCode : 'aborted';
        metrics.answered(route, status, took / 1_000);
        if (took > SLOW_MS)
          log.warn({ route, status, ms: Math.round(took) }, 'A request took long');
      },
    admit: () => {
      const reason = busyBy();
      if (!reason) return;
      shed(reason);
      throw new Overloaded(`Shed because of ${reason}.`);
    },
    shed,
    inFlight: () => inFlight,
  };
}

const sendInPlain: SendFailure = (_request, response, status) => {
  setSecurityHeaders(response);
  sendText(response, status, status === 503 ? 'Not available now' : 'Internal error');
};

function isGone(request: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || (request.destroyed && !request.complete);
}
