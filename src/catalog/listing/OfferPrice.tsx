import { useRef } from 'react';
import styles from './OfferPrice.module.css';
import { PriceTagText, WhenFetched } from './PriceTagText.tsx';
import { useFullProduct } from './use-full-product.ts';

/** Price and discount on a card, fetched while it is in view. */
export function OfferPrice({ id }: { id: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const fetched = useFullProduct(ref, id);
  return (
    <div ref={ref} className={styles.price}>
      <WhenFetched fetched={fetched}>
        {(product) => <PriceTagText {...product} withList />}
      </WhenFetched>
    </div>
  );
}
