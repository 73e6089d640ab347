import { Link } from 'react-router-dom';
import { distances } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { paths } from '../paths.ts';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import styles from './CategoryCarousel.module.css';
import { ProductCard } from './ProductCard.tsx';

interface CategoryCarouselProps {
  category: string;
  products: readonly ProductSummary[];
}

/** Cards drawn in a shelf; whoever wants more follows its link to the whole category. */
const shelfLength = 12;

/** The products of one category on a shelf of the home page. */
export function CategoryCarousel({ category, products }: CategoryCarouselProps) {
  return (
    <section className={styles.shelf} aria-label={category}>
      <ScrollRow
        label={category}
        items={products.slice(0, shelfLength)}
        itemKey={(product) => product.id}
        renderItem={(product) => <ProductCard product={product} sizes="220px" headingLevel={3} />}
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
