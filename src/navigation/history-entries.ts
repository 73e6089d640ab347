import { normalizeHash } from './paths.ts';

/**
 * Prepares addresses typed by hand for the router: encodes a stray `%` and gives the history entry a
 * unique key. The router gives all of them the key `default`, under which their scroll positions would
 * be mixed up. Call it before the router is created, so that its listener runs first.
 */
export function prepareHistoryEntries(): void {
  prepareEntry();
  window.addEventListener('popstate', prepareEntry);
}

function prepareEntry(): void {
  const state: unknown = window.history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  const hash = normalizeHash(window.location.hash);
  if ('key' in entry && hash === window.location.hash) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ key, ...entry }, '', hash || undefined);
}
