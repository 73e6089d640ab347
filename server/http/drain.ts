import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for clients to receive `Connection: close` on their next response, in milliseconds. */
const GRACE_MS = 1_000;

/** Interval at which idle connections are closed after that, in milliseconds. */
const CLOSE_IDLE_MS = 50;

/**
 * Shuts a server down gracefully: it accepts no connections and finishes the responses in progress,
 * which have to say `Connection: close`.
 *
 * @param timeoutMs after this, connections that are still open are closed.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    // `server.close()` also closes idle connections at once; on a busy one, a request is in transit.
    NetServer.prototype.close.call(server, () => {
      isClosed = true;
      resolve();
    });
  });
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await Promise.race([closed, sleep(GRACE_MS)]);
  for (; !isClosed; await sleep(CLOSE_IDLE_MS)) server.closeIdleConnections();
  clearTimeout(timer);
}
