import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long an idle connection may stay open for a request in transit, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Shuts a server down gracefully: it stops listening and finishes its responses, which have to say
 * `Connection: close`.
 * @param timeoutMs after this, connections that are still open are closed.
 */
export function drain(server: Server, timeoutMs: number): Promise<void> {
  setTimeout(() => server.closeIdleConnections(), GRACE_MS).unref();
  setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
  return new Promise((resolve) => {
    // The HTTP server's own `close` closes idle connections at once and loses requests in transit.
    NetServer.prototype.close.call(server, () => resolve());
  });
}
