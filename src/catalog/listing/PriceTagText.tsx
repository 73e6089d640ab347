import { type ReactNode, useRef } from 'react';
import type { FetchedProduct, Product } from '../../graphql/queries.ts';
import { formatDiscount, formatSoles, priceTag } from '../../lib/money.ts';
import { priceOnRequest } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import styles from './PriceTagText.module.css';
import { useFullProduct } from './use-full-product.ts';

interface WhenFetchedProps {
  fetched: FetchedProduct | null;
  children: (product: Product) => ReactNode;
}

/** Renders a skeleton until the product is fetched, a dash when that failed. */
export function WhenFetched({ fetched, children }: WhenFetchedProps) {
  if (!fetched) return <SkeletonText />;
  return 'product' in fetched ? children(fetched.product) : '—';
}

interface PriceTagTextProps extends Pick<Product, 'price' | 'discount'> {
  withList?: boolean;
}

export function PriceTagText({ price, discount, withList = false }: PriceTagTextProps) {
  const tag = priceTag(price, discount);
  if (!tag) return <span className={styles.none}>{priceOnRequest}</span>;
  if (tag.discount === 0) return formatSoles(tag.final);
  return (
    <>
      {formatSoles(tag.final)}{' '}
      {withList && (
        <>
          <span className="visually-hidden">Precio anterior: </span>
          <s className={styles.list}>{formatSoles(tag.list)}</s>{' '}
        </>
      )}
      <Badge tone="discount">{formatDiscount(tag.discount)}</Badge>
    </>
  );
}

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
