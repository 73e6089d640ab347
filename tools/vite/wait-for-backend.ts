import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const backendTimeout = 15_000;
const interval = 100;

/**
 * Delays a proxied request until the backend, which may be restarting, is ready. After the timeout
 * the proxy reports the error.
 * @param origin of the backend
 */
export function waitForBackend(origin: string): () => Promise<undefined> {
  return async () => {
    for (const end = Date.now() + backendTimeout; Date.now() < end; await pause(interval)) {
      const response = await fetch(`${origin}/readyz`).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) return;
    }
  };
}
