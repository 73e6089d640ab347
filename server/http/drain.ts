import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Time for clients to receive `Connection: close` on their next response, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Shuts a server down gracefully. During the grace period it still accepts requests, whose responses
 * have to say `Connection: close`; closing idle connections at once would lose requests in transit.
 *
 * @param timeoutMs after this, connections that are still open are closed.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  const connections = await promisify(server.getConnections.bind(server))();
  if (connections > 0) await sleep(GRACE_MS);
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(timer);
}
