import type { ReactNode } from 'react';

/**
 * Announces a change to screen readers without showing it. Keep it mounted and change its content:
 * a live region that appears together with its text is often not read.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}
