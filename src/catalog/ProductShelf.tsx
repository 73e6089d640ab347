import type { ReactNode } from 'react';
import { distances, limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { ProductCarousel } from './ProductCarousel.tsx';
import styles from './ProductShelf.module.css';

interface ProductShelfProps {
  title: string;
  products: readonly ProductSummary[];
  moreLink: ReactNode;
}

/**
 * A row of products on the home page. All cards but the first are rendered when the browser is
 * idle.
 */
export function ProductShelf({ title, products, moreLink }: ProductShelfProps) {
  const isWhole = useWhenIdle();
  return (
    <section className={styles.shelf} aria-label={title} aria-busy={!isWhole}>
      <ProductCarousel
        label={title}
        products={products.slice(0, isWhole ? limits.shelfCards : 1)}
        step={distances.categoryScroll}
        heading={
          <div className={styles.heading}>
            <h3>{title}</h3>
            {moreLink}
          </div>
        }
      />
    </section>
  );
}
