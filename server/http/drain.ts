import type { Server } from 'node:http';

/** How often connections that have become idle are closed, in milliseconds. */
const SWEEP_MS = 50;

/**
 * Stops accepting and lets answers that are under way end.
 *
 * @param patienceMs after so long, what still goes on is cut.
 */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection that was busy at first becomes idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
