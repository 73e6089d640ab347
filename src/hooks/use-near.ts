import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come within `px` pixels of the window, once and for good. For what is
 * costly to render and lies far down the page.
 */
export function useNear(ref: RefObject<Element | null>, px: number): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${px}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, px, near]);

  return near;
}
