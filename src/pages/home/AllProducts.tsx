import { useState } from 'react';
import { ProductGrid } from '../../catalog/ProductGrid.tsx';
import { ProductShelf } from '../../catalog/ProductShelf.tsx';
import { limits } from '../../config.ts';
import { allProducts } from '../../content/home.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { Button } from '../../ui/Button.tsx';

/** One row of all products, which no category divides; the rest of a long one by its button. */
export function AllProducts({ products }: { products: readonly ProductSummary[] }) {
  const [whole, setWhole] = useState(false);
  if (whole) {
    return (
      <section aria-label={allProducts.title}>
        <h3>{allProducts.title}</h3>
        <ProductGrid products={products} whole={false} />
      </section>
    );
  }
  const toRest = products.length > limits.shelfCards && (
    <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
      {allProducts.toRest(products.length)}
    </Button>
  );
  return <ProductShelf title={allProducts.title} products={products} toRest={toRest} />;
}
