import { useSyncExternalStore } from 'react';

/** Whether the window is at most so wide, in px; wider ones too where the visitor reads larger text. */
export function useWindowUpTo(width: number): boolean {
  return useMediaQuery(`(max-width: ${width / 16}em)`);
}

/** Whether a media query such as `(max-width: 48em)` holds now. */
function useMediaQuery(query: string): boolean {
  const subscribe = (notify: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the visitor asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
