import { distances } from '../config.ts';
import { useProductSummaries } from '../graphql/ProductSummaries.tsx';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import { useKeptProducts } from './kept-products.ts';
import { ProductCard } from './ProductCard.tsx';
import { SizeMark } from './SizeMark.tsx';

/** The visitor's favourites and what they looked at last, as far as the catalogue still has them. */
export function KeptProducts() {
  const favourites = useKeptProducts((kept) => kept.favourites);
  const seen = useKeptProducts((kept) => kept.seen);
  return (
    <>
      <Row title="Favoritos" ids={favourites} />
      <Row title="Vistos recientemente" ids={seen} />
    </>
  );
}

function Row({ title, ids }: { title: string; ids: readonly number[] }) {
  const summaries = useProductSummaries();
  const all = summaries.status === 'ready' ? summaries.data : [];
  const products = ids.flatMap((id) => all.find((product) => product.id === id) ?? []);
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <ScrollRow
        label={title}
        items={products}
        itemKey={(product) => product.id}
        renderItem={(product) => (
          <ProductCard product={product} sizes="220px" mark={<SizeMark name={product.name} />} />
        )}
        step={(viewWidth) =>
          Math.min(viewWidth * distances.relatedScrollShare, distances.relatedScroll)
        }
        heading={<h2>{title}</h2>}
      />
    </section>
  );
}
