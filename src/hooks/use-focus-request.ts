import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the element that the address names, on each request. */
export function useFocusRequest(id: string | undefined): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated request focuses again
  useEffect(() => {
    if (id) document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, key]);
}
