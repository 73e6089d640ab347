import { useMemo, useState } from 'react';
import { catalogueTexts } from '../content/catalogue.ts';
import { useRenderedCount } from '../hooks/use-when-idle.ts';
import { limits } from '../lib/limits.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ProductGrid.module.css';

interface VisiblePart {
  /** Number of items in the first render, and in each idle period after it. */
  first: number;
  pages: number;
  /** Renders the whole part immediately, to restore a scroll position. */
  renderAll: boolean;
}

/**
 * The visible part of a long list. The first items are rendered immediately and the rest in parts
 * after they are painted.
 */
export function useVisibleItems<Item>(
  list: readonly Item[],
  { first, pages, renderAll }: VisiblePart,
) {
  const [isRestored] = useState(renderAll);
  const all = pages * limits.listProducts;
  const rendered = useRenderedCount(isRestored ? 0 : Math.min(all, list.length), first);
  const most = isRestored ? all : Math.min(all, rendered);
  const shown = useMemo(() => list.slice(0, most), [list, most]);
  return { shown, left: Math.max(0, list.length - all) };
}

export function ShowMore({ left, onMore }: { left: number; onMore: () => void }) {
  if (left === 0) return null;
  return (
    <div className={styles.more}>
      <Button onClick={onMore}>{catalogueTexts.showMore(left)}</Button>
    </div>
  );
}
