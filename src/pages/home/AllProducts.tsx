import { useState } from 'react';
import { ProductGrid } from '../../catalog/ProductGrid.tsx';
import { ProductShelf } from '../../catalog/ProductShelf.tsx';
import { ShowMore, useVisibleItems } from '../../catalog/ShowMore.tsx';
import { limits } from '../../config.ts';
import { allProducts } from '../../content/home.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { Button } from '../../ui/Button.tsx';

/** One row of all products, for a catalogue without usable categories. */
export function AllProducts({ products }: { products: readonly ProductSummary[] }) {
  const [pages, setPages] = useState(0);
  const { shown, left } = useVisibleItems(products, pages, false);
  if (pages > 0) {
    return (
      <section aria-label={allProducts.title}>
        <h3>{allProducts.title}</h3>
        <ProductGrid products={shown} />
        <ShowMore left={left} onMore={() => setPages(pages + 1)} />
      </section>
    );
  }
  const moreLink = products.length > limits.shelfCards && (
    <Button size="small" variant="quiet" onClick={() => setPages(1)}>
      {allProducts.showAll(products.length)}
    </Button>
  );
  return <ProductShelf title={allProducts.title} products={products} moreLink={moreLink} />;
}
