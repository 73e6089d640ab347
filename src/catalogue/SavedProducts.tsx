import { catalogueTexts } from '../content/catalogue.ts';
import { useProductSummaries } from '../graphql/queries.ts';
import { rowsOf } from '../lib/view-state.ts';
import { ProductCarousel } from './ProductCarousel.tsx';
import { useSavedProducts } from './saved-products.ts';

/** Favourites and recently seen products, each product once. */
export function SavedProducts() {
  const { favourites, seen } = useSavedProducts();
  const summaries = useProductSummaries();
  const groups = {
    Favoritos: favourites,
    [catalogueTexts.seen]: seen.filter((id) => !favourites.includes(id)),
  };
  return Object.entries(groups).map(([title, ids]) => {
    const products = ids.flatMap(
      (id) => rowsOf(summaries).find((summary) => summary.id === id) ?? [],
    );
    if (products.length === 0) return null;
    return (
      <section key={title} aria-label={title}>
        <ProductCarousel label={title} heading={<h2>{title}</h2>} products={products} />
      </section>
    );
  });
}
