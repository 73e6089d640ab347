import { useLocation } from 'react-router-dom';

/** In sessionStorage, since phones discard the pages of background tabs and load them again. */
const storageKey = 'scroll-positions';

/** By the key of the history entry. */
const positions = new Map<string, number>(readPositions());

interface ScrollTarget {
  key: string;
  /** Whether the entry was reached by back or forward, or by a reload. */
  restore: boolean;
  section: string | undefined;
}

/** Stops waiting until the page is long enough for a saved position; null while it does not wait. */
let stopWaiting: (() => void) | null = null;

/** Scrolls a page that opens to its last position, its section or the top. */
export function placeScroll({ key, restore, section }: ScrollTarget): void {
  stopWaiting?.();
  const left = positions.get(key);
  if (restore && left !== undefined) {
    if (!scrollBackTo(left)) waitToScrollTo(left);
  } else if (section !== undefined) {
    // On page load and for typed addresses there is no page to scroll from.
    const behavior = restore ? 'instant' : 'auto';
    document.getElementById(section)?.scrollIntoView({ behavior });
  } else {
    window.scrollTo({ top: 0 });
  }
}

/** Whether the page opens at a saved position below its top. */
export function useRestoresScroll(): boolean {
  const { key } = useLocation();
  return (positions.get(key) ?? 0) > 0;
}

/** @returns whether the page is long enough for the position */
function scrollBackTo(top: number): boolean {
  if (top > 0) renderSkippedContent();
  // The style sheet scrolls smoothly by default.
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 1;
}

/** After a reload, a page grows while its data arrive. Ends when the visitor does anything. */
function waitToScrollTo(top: number): void {
  const controller = new AbortController();
  const observer = new ResizeObserver(() => scrollBackTo(top) && stopWaiting?.());
  stopWaiting = () => {
    controller.abort();
    observer.disconnect();
    stopWaiting = null;
  };
  observer.observe(document.body);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => stopWaiting?.(), { signal: controller.signal });
  }
}

/**
 * Disables `content-visibility: auto` for two frames, in which the browser records the real heights;
 * with estimated heights, the saved position would show other products.
 */
function renderSkippedContent(): void {
  const { dataset } = document.documentElement;
  dataset.restoring = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.restoring));
}

/**
 * Records the scroll position of a history entry, also for a reload.
 * @returns saves the position and stops; call it when the page is left
 */
export function rememberScroll(key: string): () => void {
  // Recorded continuously: on leaving, a shorter next page may already have changed `scrollY`.
  let last = window.scrollY;
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  const record = () => {
    last = window.scrollY;
  };
  const store = () => {
    if (stopWaiting) return;
    // The event of the last movement may still be due.
    positions.set(key, window.scrollY);
    storePositions();
  };
  window.addEventListener('scroll', record, options);
  window.addEventListener('pagehide', store, options);
  // A discarded tab gets no `pagehide`.
  document.addEventListener('visibilitychange', store, options);
  return () => {
    controller.abort();
    positions.set(key, last);
  };
}

function readPositions(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    // Storage is blocked.
    return [];
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Storage is blocked or full: a reload starts at the top.
  }
}
