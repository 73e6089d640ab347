import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useInterval } from '../hooks/use-interval.ts';
import { useReducedMotion } from '../hooks/use-media-query.ts';
import { usePageVisible } from '../hooks/use-page-visible.ts';

interface RotationOptions {
  /** Number of stops; with fewer than two nothing moves. */
  count: number;
  /** Milliseconds between two stops. */
  intervalMs: number;
  /** Lets ArrowLeft and ArrowRight move it while it has the pointer or the focus. */
  arrowKeys?: boolean;
}

export interface Rotation {
  index: number;
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
  /** Moving by itself at this moment. */
  rotating: boolean;
  /** Stopped by the visitor, until they start it again. */
  paused: boolean;
  togglePaused: () => void;
  /** Less motion was asked for: nothing moves by itself, so there is nothing to pause. */
  still: boolean;
  /** For the element that holds the slides and their controls. */
  regionProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Where an arrow key already has a meaning of its own. */
const ownsArrows = 'input, textarea, select, [contenteditable], [role=tab], [role=combobox]';

/**
 * What all parts that move by themselves share: they go round at an interval and rest on hover, on
 * focus, in a hidden tab, when paused, and altogether when less motion is wanted.
 */
export function useRotation({ count, intervalMs, arrowKeys = false }: RotationOptions): Rotation {
  const [stop, setStop] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const visible = usePageVisible();

  // The number of stops may fall while it stands at a late one.
  const last = Math.max(0, count - 1);
  const next = () => setStop((from) => (from >= last ? 0 : from + 1));
  const previous = () => setStop((from) => (from <= 0 ? last : Math.min(from, last) - 1));
  const rotating = count > 1 && visible && !(paused || hovered || focused || still);

  useInterval(next, rotating ? intervalMs : null);

  const listening = arrowKeys && (hovered || focused);
  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(ownsArrows)) return;
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') previous();
  });
  useEffect(() => {
    if (!listening) return;
    const onKeyDown = (event: KeyboardEvent) => onArrow(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [listening]);

  return {
    index: Math.min(stop, last),
    goTo: setStop,
    next,
    previous,
    rotating,
    paused,
    togglePaused: () => setPaused(!paused),
    still,
    regionProps: {
      // A finger that leaves the screen sends no reliable leave, and does not hover.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        const goesTo = event.relatedTarget;
        setFocused(goesTo instanceof Node && event.currentTarget.contains(goesTo));
      },
    },
  };
}
