import { useLocation } from 'react-router-dom';

const positions = new Map<string, number>();

interface ScrollTarget {
  key: string;
  /** Whether the entry was reached by back or forward. */
  restore: boolean;
  section: string | undefined;
}

/** Scrolls a page that opens to its last position, its section or the top. */
export function placeScroll({ key, restore, section }: ScrollTarget): void {
  const left = positions.get(key);
  if (restore && left !== undefined) {
    if (left > 0) renderSkippedContent();
    // The style sheet scrolls smoothly by default.
    window.scrollTo({ top: left, behavior: 'instant' });
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
 * Records the scroll position of a history entry.
 * @returns saves the position and stops; call it when the page is left
 */
export function rememberScroll(key: string): () => void {
  // Recorded continuously: on leaving, a shorter next page may already have changed `scrollY`.
  let last = window.scrollY;
  const record = () => {
    last = window.scrollY;
  };
  window.addEventListener('scroll', record, { passive: true });
  return () => {
    window.removeEventListener('scroll', record);
    positions.set(key, last);
  };
}
