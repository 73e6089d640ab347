import { useMemo } from 'react';
import { CategoryCarousel } from '../../catalog/CategoryCarousel.tsx';
import { ListFailure } from '../../catalog/ListFailure.tsx';
import { ProductCardSkeleton } from '../../catalog/ProductCardSkeleton.tsx';
import { homeShelves } from '../../catalog/selections.ts';
import { publicFile } from '../../config.ts';
import { useProductSummaries } from '../../graphql/ProductSummaries.tsx';
import { type ProductSummary, useCategories } from '../../graphql/queries.ts';
import { bothViews } from '../../lib/view-state.ts';
import { DataView } from '../../ui/DataView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './ProductShelves.module.css';

/** What section 6 of the home page shows: a shelf for each category of the list's first half. */
export function ProductShelves() {
  const view = bothViews(useProductSummaries(), useCategories());
  return (
    <DataView
      state={view}
      loading={() => <ShelvesSkeleton />}
      error={(failure) => <ListFailure {...failure} isPage={false} />}
      empty={() => (
        <EmptyState
          level={3}
          drawing={publicFile('/images/drawings/empty-category.svg')}
          title="No hay productos disponibles"
        >
          Escríbanos y le cotizamos lo que busca.
        </EmptyState>
      )}
      ready={([products, categories]) => <Shelves products={products} categories={categories} />}
    />
  );
}

interface ShelvesProps {
  products: readonly ProductSummary[];
  categories: readonly string[];
}

function Shelves({ products, categories }: ShelvesProps) {
  const shelves = useMemo(() => homeShelves(categories, products), [categories, products]);
  return (
    <div className={styles.shelves}>
      {shelves.map((shelf) => (
        <CategoryCarousel key={shelf.category} {...shelf} />
      ))}
    </div>
  );
}

/** Two shelves are more than a window shows. */
function ShelvesSkeleton() {
  return (
    <div className={styles.shelves} aria-hidden="true">
      {['first', 'second'].map((shelf) => (
        <div key={shelf} className={styles.skeleton}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
            <div key={card} className={styles.card}>
              <ProductCardSkeleton />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
