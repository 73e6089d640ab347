import { type RefObject, startTransition, useEffect, useState } from 'react';
import { distances } from '../lib/limits.ts';

/** Becomes true when an element is less than one window height below or above the window. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) startTransition(() => setNear(true));
      },
      { rootMargin: distances.nearViewport },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);

  return isNear;
}
