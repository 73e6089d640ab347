import { type ReactNode, useDeferredValue } from 'react';

/**
 * What may come a frame later than the rest: rendered once the page that it stands in has been painted,
 * in slices that give way to the visitor.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
