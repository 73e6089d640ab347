import { createServer } from 'node:http';
import { log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type Handler, pathOf } from './handler.ts';
import { listen } from './listen.ts';
import { sendText } from './responses.ts';

export interface OperatorPages {
  metrics: Metrics;
  admin: Handler | undefined;
}

/**
 * Serves `/metrics` and `/admin` on a port of their own, which is not public.
 * @param pages returns undefined while the shop is starting.
 * @returns a function that closes the server.
 * @throws StartUpError when the port is in use.
 */
export async function serveOperators(
  pages: () => OperatorPages | undefined,
  port: number,
  host: string,
): Promise<() => void> {
  const server = createServer((request, response) => {
    const open = pages();
    if (!open) {
      response.setHeader('Refresh', '3');
      return sendText(response, 503, 'La tienda está arrancando. Esta página se actualiza sola.');
    }
    if (pathOf(request) !== '/metrics') {
      if (!open.admin) return sendText(response, 404, 'Not found');
      Promise.resolve(open.admin(request, response)).catch(() => response.destroy());
      return;
    }
    open.metrics.text().then(
      (text) => response.setHeader('Content-Type', open.metrics.contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'Failed to read the metrics');
        sendText(response, 500, 'Internal error');
      },
    );
  });
  const chosen = await listen(server, port, host, 'METRICS_PORT');
  log.info({ host, port: chosen }, 'Serving metrics');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
