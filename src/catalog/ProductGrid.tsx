import type { ProductSummary } from '../graphql/queries.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import styles from './ProductGrid.module.css';

/** Two columns on a phone, as many as fit on a desk. */
const sizes = '(max-width: 768px) 45vw, 220px';

export function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} sizes={sizes} headingLevel={2} />
        </li>
      ))}
    </ul>
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
