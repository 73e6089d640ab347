import { ProductCarousel } from './ProductCarousel.tsx';
import { useKeptGroups } from './use-kept-groups.ts';

/** What this browser keeps of products: a row for each sort of them. */
export function KeptProducts() {
  return useKeptGroups().map(({ title, products }) => (
    <section key={title} aria-label={title}>
      <ProductCarousel label={title} heading={<h2>{title}</h2>} products={products} />
    </section>
  ));
}
