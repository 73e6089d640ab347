import type { ReactNode } from 'react';
import { useWhenIdle } from '../hooks/use-when-idle.ts';

/** Renders its children once the page has been painted and the browser is idle. */
export function Deferred({ children }: { children: ReactNode }) {
  return useWhenIdle() && children;
}
