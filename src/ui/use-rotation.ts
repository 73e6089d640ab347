import { useEffect, useEffectEvent, useState } from 'react';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

interface RotationOptions {
  count: number;
  intervalMs: number;
  /** Whether ArrowLeft and ArrowRight rotate it while it is hovered or focused. */
  arrowKeys?: boolean;
}

export interface Rotation
  extends Pick<Autoplay, 'isPaused' | 'togglePaused' | 'isReducedMotion' | 'regionProps'> {
  index: number;
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
  isRotating: boolean;
}

/** Elements in which the arrow keys have another meaning. */
const usesArrowKeys = 'input, textarea, select, [contenteditable], [role=tab], [role=combobox]';

/** The state of a carousel that moves to the next stop at an interval, and to the first after the last. */
export function useRotation({ count, intervalMs, arrowKeys = false }: RotationOptions): Rotation {
  const [stop, setStop] = useState(0);
  const { isPlaying, isHoveredOrFocused, ...controls } = useAutoplay();

  // `count` may fall below the current stop.
  const last = Math.max(0, count - 1);
  const next = () => setStop((current) => (current >= last ? 0 : current + 1));
  const previous = () => setStop((current) => (current <= 0 ? last : Math.min(current, last) - 1));
  const isRotating = count > 1 && isPlaying;

  useInterval(next, isRotating ? intervalMs : null);

  const isListening = arrowKeys && isHoveredOrFocused;
  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(usesArrowKeys)) return;
    if (event.key === 'ArrowRight') next();
    if (event.key === 'ArrowLeft') previous();
  });
  useEffect(() => {
    if (!isListening) return;
    const onKeyDown = (event: KeyboardEvent) => onArrow(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isListening]);

  return { index: Math.min(stop, last), goTo: setStop, next, previous, isRotating, ...controls };
}

/** Calls `tick` every `ms` milliseconds; `null` stops the interval, a new value restarts it. */
function useInterval(tick: () => void, ms: number | null): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (ms === null) return;
    const id = setInterval(() => onTick(), ms);
    return () => clearInterval(id);
  }, [ms]);
}
