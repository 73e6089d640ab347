import type { ReactNode } from 'react';

/**
 * Speaks a change to a screen reader without showing it: a count, a result. Keep it mounted and
 * change its content; a live region that appears together with its text is often not read.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}
