import { ProductCarousel } from './ProductCarousel.tsx';
import { useSavedGroups } from './use-saved-groups.ts';

/** Favourites and recently seen products. */
export function SavedProducts() {
  return useSavedGroups().map(({ title, products }) => (
    <section key={title} aria-label={title}>
      <ProductCarousel label={title} heading={<h2>{title}</h2>} products={products} />
    </section>
  ));
}
