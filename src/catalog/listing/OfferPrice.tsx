import { useRef } from 'react';
import styles from './OfferPrice.module.css';
import { PriceTagText, WhenFetched } from './PriceTagText.tsx';
import { useFullProduct } from './use-full-product.ts';

/** What a product on offer costs and by how much it is reduced, for its card; asked for while in view. */
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
