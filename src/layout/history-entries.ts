import { wellFormedHash } from '../paths.ts';

/**
 * Prepares each history entry before the router reads it: an address that was typed by hand gets
 * its stray `%` encoded, and a key of its own. Without one the router calls every such entry
 * `default`, and the scroll position of one would be taken for another's.
 *
 * Call it before the router is made, so that its listener is the first to run.
 */
export function prepareHistoryEntries(): void {
  prepareEntry();
  window.addEventListener('popstate', prepareEntry);
}

function prepareEntry(): void {
  const state: unknown = window.history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  const hash = wellFormedHash(window.location.hash);
  if ('key' in entry && hash === window.location.hash) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ key, ...entry }, '', hash || undefined);
}
