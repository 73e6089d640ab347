import { memo } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  products: readonly ProductSummary[];
}

/** Memoized, so that a deferred list renders only once. */
export const ProductGrid = memo(function ProductGrid({ products }: ProductGridProps) {
  // In a list of one category, its name on every card says nothing.
  const isOneCategory = products.every(({ category }) => category === products[0]?.category);
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            headingLevel={2}
            showsCategory={!isOneCategory || products.length === 1}
          />
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
