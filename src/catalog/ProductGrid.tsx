import { type ComponentType, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { Button } from '../ui/Button.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import styles from './ProductGrid.module.css';

/** Two columns on a phone, as many as fit on a desk. */
const sizes = '(max-width: 768px) 45vw, 220px';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** Whether the visitor comes back to a place among them, and all must be there at once. */
  whole: boolean;
  /** Over the corner of each picture; its code comes with the page that wants it. */
  Mark?: ComponentType<{ name: string | null }>;
}

/** How many cards have been asked for, by the router's key of a history entry: Back finds them again. */
const askedFor = new Map<string, number>();

/** Give it a key of its own for each list: of another one's cards some would stay for a moment. */
export function ProductGrid({ products, whole, Mark }: ProductGridProps) {
  const { key } = useLocation();
  const [most, setMost] = useState<number>(askedFor.get(key) ?? limits.gridCards);
  // The same list while it is the same: what is put off compares.
  const listed = useMemo(() => products.slice(0, most), [products, most]);
  const first = whole ? listed : listed.slice(0, limits.firstCards);
  const shown = useDeferredValue(listed, first);
  const left = products.length - most;
  const showMore = () => {
    askedFor.set(key, most + limits.gridCards);
    setMost(most + limits.gridCards);
  };
  return (
    <>
      <ul className={styles.grid}>
        {shown.map((product) => (
          <li key={product.id} className={styles.item}>
            <ProductCard
              product={product}
              sizes={sizes}
              headingLevel={2}
              mark={Mark && <Mark name={product.name} />}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button onClick={showMore}>Ver más: quedan {left}</Button>
        </div>
      )}
    </>
  );
}

/** Stands in while the products load. */
export function ProductGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
