import { type ComponentType, memo } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import styles from './ProductGrid.module.css';

/** Two columns on a phone, as many as fit on a desktop. */
const sizes = '(max-width: 768px) 45vw, 220px';

interface ProductGridProps {
  products: readonly ProductSummary[];
  /** Over the corner of each picture; its code comes with the page that wants it. */
  Mark?: ComponentType<{ name: string | null }> | undefined;
  /** Below each name, in a list of prices. */
  Price?: ComponentType<{ id: number }> | undefined;
}

/** Renders anew only with another list, so that a part of it can be put off. */
export const ProductGrid = memo(function ProductGrid({ products, Mark, Price }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            sizes={sizes}
            headingLevel={2}
            mark={Mark && <Mark name={product.name} />}
            price={Price && <Price id={product.id} />}
          />
        </li>
      ))}
    </ul>
  );
});

/** Stands in while the products load. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
