import { useMemo, useState } from 'react';
import { ListFailure } from '../../catalogue/ListFailure.tsx';
import { ProductCardSkeleton } from '../../catalogue/ProductCard.tsx';
import { ProductGrid } from '../../catalogue/ProductGrid.tsx';
import { ProductShelf } from '../../catalogue/ProductShelf.tsx';
import { homeShelves, type Shelf } from '../../catalogue/product-groups.ts';
import { productsBySize, SizeShelf } from '../../catalogue/SizeShelf.tsx';
import { salesMessaging } from '../../content/company.ts';
import { allProducts, shelfTexts } from '../../content/home.ts';
import { type ProductSummary, useCategories, useProductSummaries } from '../../graphql/queries.ts';
import { limits } from '../../lib/limits.ts';
import { rowsOf } from '../../lib/view-state.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { DataView } from '../../ui/DataView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './ProductShelves.module.css';

/**
 * Section 6 of the home page: shelves for the first half of the categories, or one row of all
 * products if these are empty.
 */
export function ProductShelves() {
  const products = useProductSummaries();
  const categories = useCategories();
  const rows = rowsOf(products);
  const names = rowsOf(categories);
  const shelves = useMemo(() => homeShelves(names, rows), [names, rows]);
  // An empty category list is no failure: all products are shown in one row.
  const isWaiting = categories.status === 'loading' || categories.status === 'error';
  return (
    <DataView<readonly unknown[]>
      state={products.status === 'ready' && isWaiting ? categories : products}
      loading={() => (
        <div className={styles.skeleton} aria-hidden="true">
          {[...'abcdefghijkl'].map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </div>
      )}
      error={(failure) => (
        <ListFailure failure={failure} question={salesMessaging.message} isPage={false} />
      )}
      empty={() => (
        <EmptyState level={3} drawing="empty-category" title={shelfTexts.empty}>
          {shelfTexts.emptyHint}
        </EmptyState>
      )}
      ready={() => (
        <div className={styles.shelves}>
          {shelves.map(({ category, products: own }) => (
            <CategoryShelf key={category} category={category} products={own} />
          ))}
          {shelves.length === 0 && <AllProducts products={rows} />}
        </div>
      )}
    />
  );
}

/** A steel family is a row of its sizes; other goods are cards. */
function CategoryShelf({ category, products }: Shelf) {
  const sizes = useMemo(() => productsBySize(products), [products]);
  const moreLink = (
    <Link className={`small ${styles.all}`} to={paths.category(category)}>
      {shelfTexts.showAll(products.length)}
      <span className="visually-hidden">{shelfTexts.ofCategory(category)}</span>
    </Link>
  );
  if (sizes.length > 0) return <SizeShelf title={category} sizes={sizes} moreLink={moreLink} />;
  return (
    <div className={styles.cards}>
      <ProductShelf
        title={category}
        products={products}
        moreLink={moreLink}
        showsCategory={false}
      />
    </div>
  );
}

/** One row of all products, for a catalogue without usable categories. */
function AllProducts({ products }: { products: readonly ProductSummary[] }) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole) return <ProductGrid products={products} />;
  const moreLink = products.length > limits.shelfCards && (
    <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
      {allProducts.showAll(products.length)}
    </Button>
  );
  return <ProductShelf title={allProducts.title} products={products} moreLink={moreLink} />;
}
