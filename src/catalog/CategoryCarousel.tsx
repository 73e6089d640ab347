import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { distances, limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { useNear } from '../hooks/use-near.ts';
import { paths } from '../paths.ts';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import styles from './CategoryCarousel.module.css';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

interface CategoryCarouselProps {
  category: string;
  products: readonly ProductSummary[];
}

/**
 * The products of one category on a shelf of the home page. Far from the window it is a heading and
 * the room for its cards: the page has many shelves, and a cheap phone has to draw them.
 */
export function CategoryCarousel({ category, products }: CategoryCarouselProps) {
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref, distances.shelfNear);
  return (
    <section ref={ref} className={styles.shelf} aria-label={category}>
      <ScrollRow
        // Made anew with its cards, so that it measures them and not the room.
        key={near ? 'cards' : 'room'}
        label={category}
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
            <h3>{category}</h3>
            <Link className={styles.all} to={paths.category(category)}>
              Ver los {products.length}
              <span className="visually-hidden"> productos de {category}</span>
            </Link>
          </div>
        }
      />
    </section>
  );
}
