import { distances, limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { ScrollRow } from '../ui/ScrollRow.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './RelatedProducts.module.css';
import { SizeMark } from './SizeMark.tsx';

/** The carousel below a product; says so when there is nothing to put in it. */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <section aria-labelledby="relacionados">
      {products.length === 0 ? (
        <>
          <h2 id="relacionados">Productos relacionados</h2>
          <p className={styles.none}>No hay productos relacionados disponibles</p>
        </>
      ) : (
        <ScrollRow
          label="Productos relacionados"
          items={products}
          itemKey={(product) => product.id}
          renderItem={(product) => (
            <ProductCard product={product} sizes="220px" mark={<SizeMark name={product.name} />} />
          )}
          step={(viewWidth) =>
            Math.min(viewWidth * distances.relatedScrollShare, distances.relatedScroll)
          }
          dots={limits.relatedDots}
          heading={<h2 id="relacionados">Productos relacionados</h2>}
        />
      )}
    </section>
  );
}
