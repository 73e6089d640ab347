import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useReducedMotion } from '../hooks/use-media-query.ts';
import { usePageVisible } from '../hooks/use-page-visible.ts';

export interface Motion {
  /** May move by itself at this moment. */
  moving: boolean;
  /** Stopped by the visitor, until they start it again. */
  paused: boolean;
  togglePaused: () => void;
  /** Less motion was asked for: nothing moves by itself, so there is nothing to pause. */
  reduced: boolean;
  /** Has the mouse over it or the focus inside. */
  attended: boolean;
  /** For the element that holds what moves and its controls. */
  regionProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * When a part may move by itself: not on hover, on focus, in a hidden tab or when paused, and not
 * at all when less motion is wanted.
 */
export function useAutoplay(): Motion {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const visible = usePageVisible();
  const attended = hovered || focused;

  return {
    moving: visible && !(paused || attended || reduced),
    paused,
    togglePaused: () => setPaused(!paused),
    reduced,
    attended,
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
