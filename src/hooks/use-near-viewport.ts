import { type RefObject, useEffect, useState } from 'react';

/** Becomes true, for good, when an element comes within `px` pixels of the viewport. */
export function useNearViewport(ref: RefObject<Element | null>, px: number): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${px}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, px, isNear]);

  return isNear;
}
