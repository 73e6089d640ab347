import { memo } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly ProductSummary[];
}

/** Memoized, so that a deferred list renders only once. */
export const ProductGrid = memo(function ProductGrid({ products }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
});

export function ProductGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
