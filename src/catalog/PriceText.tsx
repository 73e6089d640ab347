import { type ReactNode, type RefObject, useRef } from 'react';
import type { KnownPrice } from '../graphql/queries.ts';
import { formatDiscount, formatSoles, priceTag } from '../lib/money.ts';
import { savesData } from '../lib/saves-data.ts';
import { priceOnRequest } from '../lib/wording.ts';
import { Deferred } from '../ui/Deferred.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import styles from './PriceText.module.css';
import { type PriceInView, usePriceInView } from './use-price-in-view.ts';

interface WhenKnownProps {
  price: PriceInView;
  children: (price: KnownPrice) => ReactNode;
}

/** Renders a skeleton while the price is fetched, a dash where it is not. */
export function WhenKnown({ price, children }: WhenKnownProps) {
  if (price === null && !savesData()) return <SkeletonText />;
  return price === null || price === 'failed' ? '—' : children(price);
}

export function PriceText({ price, discount }: Pick<KnownPrice, 'price' | 'discount'>) {
  const tag = priceTag(price, discount);
  if (!tag) return <span className={styles.none}>{priceOnRequest}</span>;
  return (
    <>
      {formatSoles(tag.final)}
      {tag.discount > 0 && (
        <>
          {' '}
          <span className={styles.discount}>{formatDiscount(tag.discount)}</span>
        </>
      )}
    </>
  );
}

/** The price on a card, read after the first paint; its room is reserved, and empty while unknown. */
export function CardPrice({ id }: { id: number }) {
  const ref = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={ref} className={styles.card}>
      <Deferred>
        <PriceOnceInView card={ref} id={id} />
      </Deferred>
    </p>
  );
}

function PriceOnceInView({ card, id }: { card: RefObject<Element | null>; id: number }) {
  const price = usePriceInView(card, id);
  return price !== null && price !== 'failed' && <PriceText {...price} />;
}
