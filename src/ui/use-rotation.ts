import { useEffect, useEffectEvent, useState } from 'react';
import { useInterval } from '../hooks/use-interval.ts';
import { type Motion, useAutoplay } from './use-autoplay.ts';

interface RotationOptions {
  /** Number of stops; with fewer than two nothing moves. */
  count: number;
  /** Milliseconds between two stops. */
  intervalMs: number;
  /** Lets ArrowLeft and ArrowRight move it while it has the pointer or the focus. */
  arrowKeys?: boolean;
}

export interface Rotation
  extends Pick<Motion, 'paused' | 'togglePaused' | 'reduced' | 'regionProps'> {
  index: number;
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
  /** Moving by itself at this moment. */
  rotating: boolean;
}

/** Where an arrow key already has a meaning of its own. */
const ownsArrows = 'input, textarea, select, [contenteditable], [role=tab], [role=combobox]';

/** What the carousels share: they go round at an interval, as far as `useAutoplay` lets them. */
export function useRotation({ count, intervalMs, arrowKeys = false }: RotationOptions): Rotation {
  const [stop, setStop] = useState(0);
  const { moving, attended, paused, togglePaused, reduced, regionProps } = useAutoplay();

  // The number of stops may fall while it stands at a late one.
  const last = Math.max(0, count - 1);
  const next = () => setStop((from) => (from >= last ? 0 : from + 1));
  const previous = () => setStop((from) => (from <= 0 ? last : Math.min(from, last) - 1));
  const rotating = count > 1 && moving;

  useInterval(next, rotating ? intervalMs : null);

  const listening = arrowKeys && attended;
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
    togglePaused,
    reduced,
    regionProps,
  };
}
