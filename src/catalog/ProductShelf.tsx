import type { ReactNode } from 'react';
import { distances, limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import { ProductCard } from './ProductCard.tsx';
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
      <ScrollRow
        label={title}
        items={products.slice(0, isWhole ? limits.shelfCards : 1)}
        itemKey={(product) => product.id}
        renderItem={(product) => <ProductCard product={product} sizes="220px" />}
        step={() => distances.categoryScroll}
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
