import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled down by more than `px` pixels. Re-renders only when that changes. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(subscribeToScroll, () => window.scrollY > px);
}

function subscribeToScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
