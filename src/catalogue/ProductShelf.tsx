import { type ReactNode, useRef } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { distances, limits } from '../lib/limits.ts';
import { ProductCarousel } from './ProductCarousel.tsx';
import styles from './ProductShelf.module.css';

interface ProductShelfProps {
  title: string;
  products: readonly ProductSummary[];
  moreLink: ReactNode;
  showsCategory?: boolean;
}

/** A row of products on the home page, with one card until it is scrolled near. */
export function ProductShelf(props: ProductShelfProps) {
  const { title, products, moreLink, showsCategory } = props;
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  return (
    <section ref={ref} aria-label={title}>
      <ProductCarousel
        label={title}
        showsCategory={showsCategory}
        products={products.slice(0, isNear ? limits.shelfCards : 1)}
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
