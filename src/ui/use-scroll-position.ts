import { type RefObject, useEffect, useState } from 'react';

export interface ScrollPosition {
  /** The first item in view. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

const start: ScrollPosition = { index: 0, atStart: true, atEnd: true };

/** Pixels by which a browser may be off at the end of a row that has a broken width. */
const slack = 2;

/**
 * Where a sideways scrolling row stands. Renders only when one of its three values changes.
 *
 * @param count of its items: more of them make a row longer, and that tells nobody
 */
export function useScrollPosition(
  ref: RefObject<HTMLElement | null>,
  count: number,
): ScrollPosition {
  const [position, setPosition] = useState(start);

  useEffect(() => {
    const row = ref.current;
    if (!row || count === 0) return;
    const measure = () => {
      const seen = positionOf(row);
      setPosition((known) => (same(known, seen) ? known : seen));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [ref, count]);

  return position;
}

function positionOf(row: HTMLElement): ScrollPosition {
  const step = itemStep(row);
  return {
    index: step > 0 ? Math.round(row.scrollLeft / step) : 0,
    atStart: row.scrollLeft <= slack,
    atEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - slack,
  };
}

/** Pixels from the left edge of an item to that of the next. */
export function itemStep(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

function same(a: ScrollPosition, b: ScrollPosition): boolean {
  return a.index === b.index && a.atStart === b.atStart && a.atEnd === b.atEnd;
}
