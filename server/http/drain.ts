import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long a connection may stay idle that could bring one more request, in milliseconds. */
const LAST_REQUEST_MS = 1_000;

/** How often connections that have become idle are closed after that, in milliseconds. */
const SWEEP_MS = 50;

/**
 * Stops accepting connections and lets responses that are under way end.
 *
 * Connections that are kept alive are not closed at once: on a busy one, the
 * next request is as good as sent while it seems idle. Each response from now on
 * is to say `Connection: close`; after a second of silence the rest are closed.
 *
 * @param patienceMs after so long, what still goes on is cut.
 */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own `close` would close what is idle.
    NetServer.prototype.close.call(server, () => resolve());
  });
  let sweep: NodeJS.Timeout | undefined;
  const wait = setTimeout(() => {
    sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  }, LAST_REQUEST_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(wait);
  clearInterval(sweep);
  clearTimeout(cut);
}
