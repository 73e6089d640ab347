import { type ReactNode, useRef } from 'react';
import { distances, limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { useNear } from '../hooks/use-near.ts';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import styles from './ProductShelf.module.css';

interface ProductShelfProps {
  title: string;
  /** All of them; the shelf shows the first. */
  products: readonly ProductSummary[];
  /** Leads to the rest. */
  toRest: ReactNode;
}

/**
 * A row of products on the home page. Far from the window it is a heading and the room for its
 * cards: the page has many shelves, and a cheap phone has to render them.
 */
export function ProductShelf({ title, products, toRest }: ProductShelfProps) {
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref, distances.shelfNear);
  return (
    <section ref={ref} className={styles.shelf} aria-label={title}>
      <ScrollRow
        // Made anew with its cards, so that it measures them and not the room.
        key={near ? 'cards' : 'room'}
        label={title}
        items={products.slice(0, near ? limits.shelfCards : 1)}
        itemKey={(product) => product.id}
        renderItem={(product) =>
          near ? (
            <ProductCard product={product} sizes="220px" headingLevel={3} />
          ) : (
            <ProductCardSkeleton />
          )
        }
        step={() => distances.categoryScroll}
        heading={
          <div className={styles.heading}>
            <h3>{title}</h3>
            {toRest}
          </div>
        }
      />
    </section>
  );
}
