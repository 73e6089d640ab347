import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ListFailure } from '../../catalog/ListFailure.tsx';
import { ProductCardSkeleton } from '../../catalog/ProductCardSkeleton.tsx';
import { ProductShelf } from '../../catalog/ProductShelf.tsx';
import { homeShelves } from '../../catalog/selections.ts';
import { type ProductSummary, useCategories, useProductSummaries } from '../../graphql/queries.ts';
import { combineViewStates } from '../../lib/combine-view-states.ts';
import type { ViewState } from '../../lib/view-state.ts';
import { paths } from '../../paths.ts';
import { DataView } from '../../ui/DataView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AllProducts } from './AllProducts.tsx';
import styles from './ProductShelves.module.css';

/**
 * Section 6 of the home page: shelves for the first half of the categories, or one row of all
 * products if these are empty.
 */
export function ProductShelves() {
  const products = useProductSummaries();
  const categories = useCategories();
  return (
    <DataView
      state={
        products.status === 'empty' ? products : combineViewStates(products, noneAsList(categories))
      }
      loading={() => <ShelvesSkeleton />}
      error={(failure) => <ListFailure {...failure} isPage={false} />}
      empty={() => (
        <EmptyState level={3} drawing="empty-category" title="No hay productos disponibles">
          Escríbanos y le cotizamos lo que busca.
        </EmptyState>
      )}
      ready={([products, categories]) => <Shelves products={products} categories={categories} />}
    />
  );
}

/** Treats an empty category list as data, so that products are still shown. */
function noneAsList<T>(list: ViewState<readonly T[]>): ViewState<readonly T[]> {
  if (list.status !== 'empty') return list;
  return { status: 'ready', data: [], failure: null };
}

interface ShelvesProps {
  products: readonly ProductSummary[];
  categories: readonly string[];
}

function Shelves({ products, categories }: ShelvesProps) {
  const shelves = useMemo(() => homeShelves(categories, products), [categories, products]);
  return (
    <div className={styles.shelves}>
      {shelves.map(({ category, products: own }) => (
        <ProductShelf
          key={category}
          title={category}
          products={own}
          moreLink={
            <Link className={styles.all} to={paths.category(category)}>
              Ver los {own.length}
              <span className="visually-hidden"> productos de {category}</span>
            </Link>
          }
        />
      ))}
      {shelves.length === 0 && <AllProducts products={products} />}
    </div>
  );
}

/** More than a window shows. */
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
