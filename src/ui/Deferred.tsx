import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children after the page has been painted, interruptibly. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
