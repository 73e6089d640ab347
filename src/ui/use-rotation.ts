import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../hooks/use-media-query.ts';

/** Elements in which the arrow keys have another meaning. */
const usesArrowKeys = 'input, textarea, select, [contenteditable], [role=tab], [role=combobox]';

/**
 * The state of a carousel that moves to the next of `count` stops at an interval, and to the first
 * after the last (WCAG 2.2.2). While it is hovered or focused, ArrowLeft and ArrowRight move it.
 */
export function useRotation(count: number, intervalMs: number) {
  const [stop, setStop] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isReducedMotion = useReducedMotion();
  const isInUse = isHovered || isFocused;
  const isRotating = count > 1 && !(isPaused || isInUse || isReducedMotion);

  // `count` may fall below the current stop.
  const index = Math.min(stop, count - 1);
  const move = (by: 1 | -1) => setStop((index + count + by) % count);

  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') move(1);
  });
  useEffect(() => {
    if (!isRotating) return;
    const id = setInterval(() => onTick(), intervalMs);
    return () => clearInterval(id);
  }, [isRotating, intervalMs]);

  useArrowKeys(isInUse, move);

  /** For the element around the slides and the controls. */
  const regionProps = {
    // Touch has no hover, and its pointerleave is unreliable.
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };

  return { index, goTo: setStop, move, isRotating, isPaused, setPaused, regionProps };
}

/** Calls `move` for ArrowRight and ArrowLeft while active. */
function useArrowKeys(isActive: boolean, move: (by: 1 | -1) => void) {
  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(usesArrowKeys)) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => onArrow(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
