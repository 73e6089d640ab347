import { type ReactNode, useRef } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { limits } from '../lib/limits.ts';
import { brandedName } from '../lib/wording.ts';
import { paths } from '../navigation/paths.ts';
import { readProductName } from '../trade/index.ts';
import { Link } from '../ui/Link.tsx';
import { listedProduct } from './listing/facets.ts';
import { isSteelList, leadingSize } from './listing/steel-sizes.ts';
import { CardPrice } from './PriceText.tsx';
import { sampleOf } from './product-groups.ts';
import { sectionMark } from './SizeMark.tsx';
import styles from './SizeShelf.module.css';

/** A product that represents its size. */
export interface SizedProduct {
  product: ProductSummary;
  /** `2" x 2"` */
  size: string;
}

/**
 * The first products of different sizes, in the order of the catalogue, of a large category in a
 * sample of it; empty where sizes do not tell the products of the list apart.
 */
export function productsBySize(products: readonly ProductSummary[]): SizedProduct[] {
  const items = sampleOf(products).map(listedProduct);
  const sizes = new Map<string, SizedProduct>();
  for (const item of items) {
    const size = leadingSize(item);
    if (size !== null && !sizes.has(size)) sizes.set(size, { product: item.product, size });
  }
  const isFamily = isSteelList(items) && sizes.size >= limits.shelfSizes.least;
  return isFamily ? [...sizes.values()].slice(0, limits.shelfSizes.most) : [];
}

interface SizeShelfProps {
  title: string;
  sizes: readonly SizedProduct[];
  moreLink: ReactNode;
}

/** A shelf of one family as a row: its section, and sizes with their prices. */
export function SizeShelf({ title, sizes, moreLink }: SizeShelfProps) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  const largest = sizes.at(-1)?.product.name ?? null;
  return (
    <section ref={ref} className={styles.shelf} aria-label={title}>
      <div className={styles.mark}>{sectionMark(readProductName(largest))}</div>
      <div className={styles.heading}>
        <h3>{title}</h3>
        {moreLink}
      </div>
      <ul className={styles.sizes}>
        {sizes.map(({ product, size }) => (
          <li key={product.id}>
            <Link className={styles.size} to={paths.product(product.id)}>
              <span aria-hidden="true">{size}</span>
              <span className="visually-hidden">{brandedName(product)}</span>
              {isNear ? <CardPrice id={product.id} /> : <p />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
