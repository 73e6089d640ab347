import { type ReactNode, useRef } from 'react';
import type { KnownPrice } from '../graphql/queries.ts';
import { formatDiscount, formatSoles, priceTag } from '../lib/money.ts';
import { priceOnRequest } from '../lib/wording.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import styles from './PriceText.module.css';
import { type PriceInView, usePriceInView } from './use-price-in-view.ts';

/** Renders a skeleton while the price is fetched, a dash where it is not. */
export function whenKnown(
  { known, isLoading }: PriceInView,
  text: (price: KnownPrice) => ReactNode,
): ReactNode {
  if (known) return text(known);
  return isLoading ? <SkeletonText /> : '—';
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

/** The price on a card, in reserved room; a skeleton while it is fetched. */
export function CardPrice({ id }: { id: number }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const { known, isLoading } = usePriceInView(ref, id);
  return (
    <p ref={ref} className={styles.card}>
      {known ? <PriceText {...known} /> : isLoading && <SkeletonText />}
    </p>
  );
}
