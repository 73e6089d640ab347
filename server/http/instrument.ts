import { reportFailure } from '../observability/failure.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Handler } from './handler.ts';
import { sendText } from './responses.ts';

/**
 * Wraps a handler: requests are counted and timed under `route`; a failure is logged and answered
 * 500, or 503 if a retry may succeed. The wrapped handler never rejects.
 */
export type Instrument = (route: string, handler: Handler) => Handler;

export function createInstrument(metrics: Metrics): Instrument {
  return (route, handler) => {
    const counts = metrics.route(route);
    return async (request, response) => {
      const start = performance.now();
      counts.started();
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 'aborted';
        counts.finished(status, (performance.now() - start) / 1_000);
      });
      try {
        await handler(request, response);
      } catch (error) {
        const hasHungUp = response.destroyed || (request.destroyed && !request.complete);
        if (hasHungUp) return;
        const { status, headers } = reportFailure(error, route);
        if (response.headersSent) return void response.destroy();
        response.setHeaders(new Map(Object.entries(headers)));
        sendText(response, status, status === 503 ? 'Not available now' : 'Internal error');
      }
    };
  };
}
