import { createServer } from 'node:http';
import { log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type Handler, pathOf } from './handler.ts';
import { listen } from './listen.ts';
import { sendText } from './responses.ts';

/**
 * Serves what is for operators on a port of its own, so that the public one never does: `/metrics`,
 * and `/admin` where there is a token for it.
 *
 * @param read gives the metrics, once there are any.
 * @param admin gives what answers `/admin`, if anything does.
 * @param host the machine itself, unless its operator says otherwise.
 * @returns what closes it.
 * @throws StartUpError when the port is taken.
 */
export async function serveOperators(
  read: () => Metrics | undefined,
  admin: () => Handler | undefined,
  port: number,
  host: string,
): Promise<() => void> {
  const server = createServer((request, response) => {
    const path = pathOf(request);
    const administer = admin();
    if (administer && /^\/admin(\/|$)/.test(path)) {
      Promise.resolve(administer(request, response)).catch(() => response.destroy());
      return;
    }
    if (path !== '/metrics') return sendText(response, 404, 'Not found');
    const metrics = read();
    if (!metrics) return sendText(response, 503, 'Starting');
    metrics.text().then(
      (text) => response.setHeader('Content-Type', metrics.contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics cannot be read');
        sendText(response, 500, 'Internal error');
      },
    );
  });
  const chosen = await listen(server, port, host, 'METRICS_PORT');
  log.info({ host, port: chosen }, 'Metrics are served');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
