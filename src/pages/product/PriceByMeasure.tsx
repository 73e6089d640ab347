import type { Product } from '../../graphql/queries.ts';
import { formatSoles, priceTag } from '../../lib/money.ts';
import styles from './ProductDetail.module.css';
import { unitPrices } from './unit-prices.ts';

/** What the price is for, and what it comes to by the metre and by the kilogram where that is known. */
export function PriceByMeasure({ product }: { product: Product }) {
  const tag = priceTag(product.price, product.discount);
  if (!tag) return null;
  const { perMetre, perKilogram } = unitPrices(tag.final, product);
  const others = [
    ...(perMetre === null ? [] : [`${formatSoles(perMetre)}/m`]),
    ...(perKilogram === null ? [] : [`${formatSoles(perKilogram)}/kg`]),
  ];
  return (
    <p className={styles.measures}>
      Precio por unidad
      {others.length > 0 && (
        <>
          {/* A line of its own: it wraps in no face that may stand in for ours. */}
          <br />
          Referencial: {others.join(' · ')}
        </>
      )}
    </p>
  );
}
