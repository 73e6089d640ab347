import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

<<<<<<< HEAD

import { setTimeout as sleep } from 'node:timers/promises';

=======
>>>>>>> 82a9614 (Stop listening at once on shutdown, before the grace period)

/** How long an idle connection may stay open for a request in transit, in milliseconds. */
const GRACE_MS = 1_000;

/** Interval at which idle connections are closed after that, in milliseconds. */
const CLOSE_IDLE_MS = 50;

/**
<<<<<<< HEAD
 * Shuts a server down gracefully: it accepts no connections and finishes the responses in progress,
 * which have to say `Connection: close`.
=======
 * Shuts a server down gracefully: it stops listening and finishes its responses, which have to say
 * `Connection: close`.
>>>>>>> 82a9614 (Stop listening at once on shutdown, before the grace period)
 *
 * @param timeoutMs after this, connections that are still open are closed.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
<<<<<<< HEAD
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
=======
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own `close` closes idle connections at once and loses requests in transit.
    NetServer.prototype.close.call(server, () => resolve());
  });
  const grace = setTimeout(() => server.closeIdleConnections(), GRACE_MS);
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(grace);
  clearTimeout(timeout);
>>>>>>> 82a9614 (Stop listening at once on shutdown, before the grace period)
}
