import { useDeferredValue, useMemo } from 'react';
import { limits } from '../config.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ProductGrid.module.css';

/**
 * The visible part of a long list: the first cards immediately, the rest deferred.
 *
 * @param renderAll renders the whole part immediately, to restore a scroll position
 */
export function useVisibleItems<Item>(list: readonly Item[], pages: number, renderAll: boolean) {
  const most = pages * limits.listProducts;
  // A stable reference for useDeferredValue.
  const listed = useMemo(() => list.slice(0, most), [list, most]);
  const first = renderAll ? listed : listed.slice(0, limits.firstCards);
  return { shown: useDeferredValue(listed, first), left: Math.max(0, list.length - most) };
}

export function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  if (left === 0) return null;
  return (
    <div className={styles.more}>
      <Button onClick={onMore}>Ver más: quedan {left}</Button>
    </div>
  );
}
