import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportFailure } from '../observability/failure.ts';
import { log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { throttled } from '../observability/throttled.ts';
import { sendText } from './responses.ts';

/** A request whose handler takes longer is logged, in milliseconds. */
const SLOW_MS = 1_000;

/** Answers a request by `work`, which may throw or reject; the result never does. */
export type Instrumented = (
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<void> | void,
) => Promise<void>;

/** @param route under which requests are measured and logged. */
export type Instrument = (route: string) => Instrumented;

/** Work that fails is logged and answered 500, or 503 where trying again helps. */
export function createInstrument(metrics: Metrics): Instrument {
  return (route) => {
    const counts = metrics.route(route);
    let slowest = 0;
    const logSlow = throttled((times) => {
      log.warn({ route, ms: Math.round(slowest), times }, 'Requests took long');
      slowest = 0;
    });

    return async (request, response, work) => {
      const began = performance.now();
      counts.started();
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 'aborted';
        counts.finished(status, (performance.now() - began) / 1_000);
      });
      try {
        await work();
      } catch (error) {
        fail(error, route, request, response);
      }
      const took = performance.now() - began;
      if (took < SLOW_MS) return;
      slowest = Math.max(slowest, took);
      logSlow();
    };
  };
}

function fail(
  error: unknown,
  route: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // The client hung up: there is nothing to answer or report.
  if (response.destroyed || (request.destroyed && !request.complete)) return;
  const { status, headers } = reportFailure(error, route);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendText(response, status, status === 503 ? 'Not available now' : 'Internal error');
}
