import { useMemo } from 'react';
import { limits } from '../config.ts';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ProductGrid.module.css';

interface VisiblePart {
  /** Number of items in the first render. */
  first: number;
  pages: number;
  /** Renders the whole part immediately, to restore a scroll position. */
  renderAll: boolean;
}

/**
 * The visible part of a long list. The first items are rendered immediately and the rest after they
 * are painted.
 */
export function useVisibleItems<Item>(
  list: readonly Item[],
  { first, pages, renderAll }: VisiblePart,
) {
  const isIdle = useWhenIdle(!renderAll);
  const isWhole = renderAll || isIdle;
  const most = isWhole ? pages * limits.listProducts : first;
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
