import { useLocation } from 'react-router-dom';
import { CategorySuggestions } from '../catalogue/CategorySuggestions.tsx';
import type { ListOrder } from '../catalogue/listing/list-order.ts';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { categoryMeta } from '../content/meta.ts';
import { brandsCategory, offersCategory } from '../content/navigation.ts';
import { searchHelp } from '../content/search-help.ts';
import { useCategories, useCategoryProducts } from '../graphql/queries.ts';
import { oneLine } from '../lib/clean-text.ts';
import { equalsFolded } from '../lib/fold.ts';
import { rowsOf } from '../lib/view-state.ts';
import { decodeRest, paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListingLayout } from './ListingLayout.tsx';

const categoryOrders: readonly ListOrder[] = ['size', 'name'];
const brandOrders: readonly ListOrder[] = ['brand', ...categoryOrders];
/** Names that no product has. */
const selections: readonly string[] = [offersCategory, brandsCategory];

export default function CategoryPage() {
  const requested = decodeRest({ ...useLocation(), search: '' });
  const names = rowsOf(useCategories());
  const category = resolveCategory(requested, names);
  // The key discards the products of the previous category.
  return <CategoryProducts key={requested} category={category} categories={names} />;
}

interface CategoryProductsProps {
  category: string;
  categories: readonly string[];
}

function CategoryProducts({ category, categories }: CategoryProductsProps) {
  const products = useCategoryProducts(category);
  return (
    <ListingLayout
      meta={categoryMeta(category)}
      crumb={category}
      title={category}
      subject={category}
      products={products}
      orders={category === brandsCategory ? brandOrders : categoryOrders}
      noProducts={texts.noProducts}
      empty={
        <>
          <EmptyState
            drawing="empty-category"
            title={texts.noProducts}
            actions={
              selections.includes(category) ? (
                <ButtonLink to={paths.products()}>{searchHelp.catalogue}</ButtonLink>
              ) : (
                <ButtonLink to={paths.search(category)}>
                  {searchHelp.inCatalogue(category)}
                </ButtonLink>
              )
            }
          >
            {category === offersCategory ? texts.noOffers : texts.otherCategory}
          </EmptyState>
          <CategorySuggestions categories={categories} />
        </>
      }
    />
  );
}

/** Resolves a category name, ignoring case, accents and extra spaces. */
function resolveCategory(requested: string, names: readonly string[]): string {
  const isSame = (name: string) => equalsFolded(oneLine(name), oneLine(requested));
  return names.includes(requested) ? requested : (names.find(isSame) ?? requested);
}
