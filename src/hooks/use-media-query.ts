import { useSyncExternalStore } from 'react';

/** Whether the window is at most `width` px wide. In `em`, so that it grows with the text size. */
export function useWindowUpTo(width: number): boolean {
  return useMediaQuery(`(max-width: ${width / 16}em)`);
}

function useMediaQuery(query: string): boolean {
  const subscribe = (notify: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
