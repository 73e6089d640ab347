import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useReducedMotion } from '../hooks/use-media-query.ts';

export type Autoplay = ReturnType<typeof useAutoplay>;

/** Decides whether a part of the page may move by itself now (WCAG 2.2.2). */
export function useAutoplay() {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isReducedMotion = useReducedMotion();
  const isHoveredOrFocused = isHovered || isFocused;

  return {
    /** False while paused, hovered or focused, and always under reduced motion. */
    isPlaying: !(isPaused || isHoveredOrFocused || isReducedMotion),
    /** By the pause button, until it is pressed again. */
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    isReducedMotion,
    isHoveredOrFocused,
    /** For the element around the moving part and its controls. */
    regionProps: {
      // Touch has no hover, and its pointerleave is unreliable.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        setFocused(next instanceof Node && event.currentTarget.contains(next));
      },
    },
  };
}
