import { useEffect, useEffectEvent, useState } from 'react';
import { useAutoplay } from './use-autoplay.ts';

interface RotationOptions {
  count: number;
  intervalMs: number;
  /** Whether ArrowLeft and ArrowRight rotate it while it is hovered or focused. */
  arrowKeys?: boolean;
}

export type Rotation = ReturnType<typeof useRotation>;

/** Elements in which the arrow keys have another meaning. */
const usesArrowKeys = 'input, textarea, select, [contenteditable], [role=tab], [role=combobox]';

/** The state of a carousel that moves to the next stop at an interval, and to the first after the last. */
export function useRotation({ count, intervalMs, arrowKeys = false }: RotationOptions) {
  const [stop, setStop] = useState(0);
  const { isPlaying, isHoveredOrFocused, ...controls } = useAutoplay();

  // `count` may fall below the current stop.
  const index = Math.min(stop, count - 1);
  const next = () => setStop((index + 1) % count);
  const previous = () => setStop((index + count - 1) % count);
  const isRotating = count > 1 && isPlaying;

  const onTick = useEffectEvent(next);
  useEffect(() => {
    if (!isRotating) return;
    const id = setInterval(() => onTick(), intervalMs);
    return () => clearInterval(id);
  }, [isRotating, intervalMs]);

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

  return { index, goTo: setStop, next, previous, isRotating, ...controls };
}
