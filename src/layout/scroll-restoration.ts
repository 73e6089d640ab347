import { useLocation } from 'react-router-dom';

/** Where each history entry was left, in px from the top, by the router's key. */
const positions = new Map<string, number>();

interface ScrollPlace {
  /** The router's key of the history entry that opens. */
  key: string;
  /** Whether the visitor came back to it (or forth), rather than opened it anew. */
  restore: boolean;
  /** Id of the element to open at. */
  section: string | undefined;
}

/** Puts the scroll where an opened page should be: where it was left, at its section, or at the top. */
export function placeScroll({ key, restore, section }: ScrollPlace): void {
  const left = positions.get(key);
  if (restore && left !== undefined) {
    if (left > 0) layOutWhole();
    // The style sheet scrolls smoothly; a place that is come back to is simply there.
    window.scrollTo({ top: left, behavior: 'instant' });
  } else if (section !== undefined) {
    // At the start of a visit, or typed by hand: nothing was there to scroll from.
    const behavior = restore ? 'instant' : 'auto';
    document.getElementById(section)?.scrollIntoView({ behavior });
  } else {
    window.scrollTo({ top: 0 });
  }
}

/** Whether the visitor comes back to a page that was left further down than its top. */
export function useRestoresScroll(): boolean {
  const { key } = useLocation();
  return (positions.get(key) ?? 0) > 0;
}

/**
 * Lays out what the style sheet leaves out while it is far from the window, for as long as it takes
 * the browser to remember how high it is: by estimates alone the same pixel is another product.
 */
function layOutWhole(): void {
  const { dataset } = document.documentElement;
  dataset.restoring = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.restoring));
}

/**
 * Follows the scroll of a history entry.
 *
 * @returns to be called when the page is left
 */
export function rememberScroll(key: string): () => void {
  // Followed, since at the moment of leaving the next page may already have cut the scroll short.
  let last = window.scrollY;
  const follow = () => {
    last = window.scrollY;
  };
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    window.removeEventListener('scroll', follow);
    positions.set(key, last);
  };
}
