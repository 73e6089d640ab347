import { useLocation } from 'react-router-dom';
import { Breadcrumb } from '../catalog/Breadcrumb.tsx';
import { CategorySuggestions } from '../catalog/CategorySuggestions.tsx';
import { ListFailure } from '../catalog/ListFailure.tsx';
import { ListingHeading } from '../catalog/ListingHeading.tsx';
import { Listing, ListingSkeleton } from '../catalog/listing/Listing.tsx';
import type { ListOrder } from '../catalog/listing/list-order.ts';
import { withoutListingState } from '../catalog/listing/listing-url-state.ts';
import { categoryMeta } from '../content/meta.ts';
import { brandsCategory } from '../content/navigation.ts';
import { useCategories, useCategoryProducts } from '../graphql/queries.ts';
import { Page } from '../layout/Page.tsx';
import { useRestoresScroll } from '../layout/scroll-restoration.ts';
import { oneLine } from '../lib/clean-text.ts';
import { equalsFolded } from '../lib/fold.ts';
import { rowsOf } from '../lib/view-state.ts';
import { decodeRest, paths } from '../paths.ts';
import { DataView } from '../ui/DataView.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

const orders: readonly ListOrder[] = ['size', 'name'];
const noProducts = 'No hay productos en esta categoría';
const brandOrders: readonly ListOrder[] = ['brand', ...orders];

export default function CategoryPage() {
  const requested = decodeRest(withoutListingState(useLocation()));
  const renderAll = useRestoresScroll();
  const categories = useCategories();
  const names = rowsOf(categories);
  const category = resolveCategory(requested, names);

  return (
    <Page meta={categoryMeta(category)}>
      <div className="page-width page-content">
        <Breadcrumb crumbs={[{ label: 'Inicio', path: paths.home() }, { label: category }]} />
        {/* The key discards the products of the previous category. */}
        <Products key={category} category={category} categories={names} renderAll={renderAll} />
      </div>
    </Page>
  );
}

interface ProductsProps {
  category: string;
  categories: readonly string[];
  renderAll: boolean;
}

function Products({ category, categories, renderAll }: ProductsProps) {
  const products = useCategoryProducts(category);
  return (
    <>
      <ListingHeading
        title={category}
        count={products.status === 'ready' ? products.data.length : null}
        empty={products.status === 'empty' && noProducts}
      />
      <DataView
        state={products}
        loading={() => <ListingSkeleton />}
        error={(failure) => <ListFailure {...failure} />}
        empty={() => (
          <>
            <EmptyState drawing="empty-category" title={noProducts}>
              Pruebe con otra categoría o busque el producto por su nombre o medida.
            </EmptyState>
            <CategorySuggestions categories={categories} />
          </>
        )}
        ready={(list) => (
          <Listing
            products={list}
            orders={category === brandsCategory ? brandOrders : orders}
            renderAll={renderAll}
          />
        )}
      />
    </>
  );
}

/** Resolves a category name, ignoring case, accents and extra spaces. */
function resolveCategory(requested: string, names: readonly string[]): string {
  if (names.includes(requested)) return requested;
  return names.find((name) => equalsFolded(oneLine(name), oneLine(requested))) ?? requested;
}
