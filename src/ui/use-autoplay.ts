import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../hooks/use-media-query.ts';

export interface Autoplay {
  /** False while paused, hovered, focused or in a hidden tab, and always under reduced motion. */
  isPlaying: boolean;
  /** By the pause button, until it is pressed again. */
  isPaused: boolean;
  togglePaused: () => void;
  isReducedMotion: boolean;
  isHoveredOrFocused: boolean;
  /** For the element around the moving part and its controls. */
  regionProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Decides whether a part of the page may move by itself now (WCAG 2.2.2). */
export function useAutoplay(): Autoplay {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isReducedMotion = useReducedMotion();
  const isVisible = usePageVisible();
  const isHoveredOrFocused = isHovered || isFocused;

  return {
    isPlaying: isVisible && !(isPaused || isHoveredOrFocused || isReducedMotion),
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    isReducedMotion,
    isHoveredOrFocused,
    regionProps: {
      // Touch has no hover, and its pointerleave is unreliable.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        const next = event.relatedTarget;
        setFocused(next instanceof Node && event.currentTarget.contains(next));
      },
    },
  };
}

/** False while the tab is in the background. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
