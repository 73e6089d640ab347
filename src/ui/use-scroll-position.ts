import { type RefObject, useEffect, useState } from 'react';

export interface ScrollPosition {
  /** Index of the first visible item. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

const start: ScrollPosition = { index: 0, atStart: true, atEnd: true };

/** Pixels of tolerance for fractional widths. */
const tolerance = 2;

/**
 * The scroll position of a horizontal row. Re-renders only when one of its values changes.
 *
 * @param count of items; a change measures again, since a ResizeObserver ignores the scroll width
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
    atStart: row.scrollLeft <= tolerance,
    atEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - tolerance,
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
