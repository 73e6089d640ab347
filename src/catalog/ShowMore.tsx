import { useDeferredValue, useMemo } from 'react';
import { limits } from '../config.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ProductGrid.module.css';

/**
 * The part of a long list that is shown: so many pages of it, the first window of it at once and
 * the rest when there is time.
 *
 * @param renderAll whether the visitor comes back to a place in it, and all must be there at once
 */
export function useVisibleItems<Item>(list: readonly Item[], pages: number, renderAll: boolean) {
  const most = pages * limits.listProducts;
  // The same list while it is the same: what is put off compares.
  const listed = useMemo(() => list.slice(0, most), [list, most]);
  const first = renderAll ? listed : listed.slice(0, limits.firstCards);
  return { shown: useDeferredValue(listed, first), left: Math.max(0, list.length - most) };
}

/** Goes on with a long list; renders nothing at its end. */
export function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  if (left === 0) return null;
  return (
    <div className={styles.more}>
      <Button onClick={onMore}>Ver más: quedan {left}</Button>
    </div>
  );
}
