import { useMemo } from 'react';
import { limits } from '../config.ts';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ProductGrid.module.css';

/**
 * The visible part of a long list. When a page opens, the first cards are rendered immediately and the
 * rest after they are painted.
 *
 * @param renderAll renders the whole part immediately, to restore a scroll position
 */
export function useVisibleItems<Item>(list: readonly Item[], pages: number, renderAll: boolean) {
  const isIdle = useWhenIdle(!renderAll);
  const isWhole = renderAll || isIdle;
  const most = isWhole ? pages * limits.listProducts : limits.firstCards;
  const shown = useMemo(() => list.slice(0, most), [list, most]);
  return { shown, left: Math.max(0, list.length - pages * limits.listProducts) };
}

export function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  if (left === 0) return null;
  return (
    <div className={styles.more}>
      <Button onClick={onMore}>Ver más: quedan {left}</Button>
    </div>
  );
}
