import { type ReactNode, useRef } from 'react';
import { distances, limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { useIdleTurn } from '../hooks/use-idle-turn.ts';
import { useNear } from '../hooks/use-near.ts';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductShelf.module.css';

interface ProductShelfProps {
  title: string;
  /** All of them; the shelf shows the first. */
  products: readonly ProductSummary[];
  /** Leads to the rest. */
  toRest: ReactNode;
}

/**
 * A row of products on the home page. It begins with its first card, which gives it its height; the
 * others come when the shelf does near the window, or at its turn: the page has many shelves, and a
 * cheap phone has to render them.
 */
export function ProductShelf({ title, products, toRest }: ProductShelfProps) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNear(ref, distances.near);
  const isTurn = useIdleTurn(!isNear);
  const isWhole = isNear || isTurn;
  return (
    <section ref={ref} className={styles.shelf} aria-label={title} aria-busy={!isWhole}>
      <ScrollRow
        label={title}
        items={products.slice(0, isWhole ? limits.shelfCards : 1)}
        itemKey={(product) => product.id}
        renderItem={(product) => <ProductCard product={product} sizes="220px" headingLevel={3} />}
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
