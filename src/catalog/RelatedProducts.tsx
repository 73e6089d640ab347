import { limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { ProductCarousel } from './ProductCarousel.tsx';
import styles from './RelatedProducts.module.css';

export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <section aria-labelledby="relacionados">
      {products.length === 0 ? (
        <>
          <h2 id="relacionados">Productos relacionados</h2>
          <p className={styles.none}>No hay productos relacionados disponibles</p>
        </>
      ) : (
        <ProductCarousel
          label="Productos relacionados"
          heading={<h2 id="relacionados">Productos relacionados</h2>}
          products={products}
          dots={limits.relatedDots}
        />
      )}
    </section>
  );
}
