import { formatSoles, priceTag } from '../lib/money.ts';
import { priceOnRequest } from '../lib/wording.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** Soles per unit, before the discount. */
  price: number | null;
  /** Percent. */
  discount: number | null;
}

/** The unit price; with a discount also the original price and the saving. */
export function Price({ price, discount }: PriceProps) {
  const tag = priceTag(price, discount);
  if (!tag) return <p className={`muted ${styles.amount}`}>{priceOnRequest}</p>;
  return (
    <div className={styles.price}>
      <p className={`numeric ${styles.amount}`}>
        {tag.discount > 0 && <span className="visually-hidden">Precio con descuento: </span>}
        {formatSoles(tag.final)}
      </p>
      {tag.discount > 0 && (
        <p className="cluster muted">
          <span className="visually-hidden">Precio anterior: </span>
          <s>{formatSoles(tag.list)}</s>
          <span className={styles.saving}>Ahorra {formatSoles(tag.list - tag.final)}</span>
        </p>
      )}
    </div>
  );
}
