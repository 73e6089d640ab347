import { useEffect, useEffectEvent, useState } from 'react';
import { useAutoplay } from './use-autoplay.ts';

/** Elements in which the arrow keys have another meaning. */
const usesArrowKeys = 'input, textarea, select, [contenteditable], [role=tab], [role=combobox]';

/**
 * The state of a carousel that moves to the next of `count` stops at an interval, and to the first
 * after the last. While it is hovered or focused, ArrowLeft and ArrowRight move it.
 */
export function useRotation(count: number, intervalMs: number) {
  const [stop, setStop] = useState(0);
  const { isPlaying, isHoveredOrFocused, ...autoplay } = useAutoplay();

  // `count` may fall below the current stop.
  const index = Math.min(stop, count - 1);
  const move = (by: 1 | -1) => setStop((index + count + by) % count);
  const isRotating = count > 1 && isPlaying;

  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') move(1);
  });
  useEffect(() => {
    if (!isRotating) return;
    const id = setInterval(() => onTick(), intervalMs);
    return () => clearInterval(id);
  }, [isRotating, intervalMs]);

  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(usesArrowKeys)) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  });
  useEffect(() => {
    if (!isHoveredOrFocused) return;
    const onKeyDown = (event: KeyboardEvent) => onArrow(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isHoveredOrFocused]);

  return { index, goTo: setStop, move, isRotating, autoplay };
}
