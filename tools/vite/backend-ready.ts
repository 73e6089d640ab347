import { setTimeout as pause } from 'node:timers/promises';

/** How long a request may wait, and how often it looks, in milliseconds. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 100;

/**
 * Lets a development server's request wait until the backend, which is being restarted, is ready:
 * the page shows its answer then, not an error. A backend that stays away is the proxy's to tell of.
 *
 * @param origin of the backend
 */
export function backendReady(origin: string, patience = PATIENCE_MS): () => Promise<undefined> {
  return async () => {
    for (const end = Date.now() + patience; Date.now() < end; await pause(PAUSE_MS)) {
      const response = await fetch(`${origin}/readyz`).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) return;
    }
  };
}
