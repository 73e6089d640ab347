import type { ComponentProps } from 'react';
import { ProductImage } from '../catalog/ProductImage.tsx';
import { limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { productName } from '../lib/wording.ts';
import { markMatch } from './mark-match.ts';
import styles from './SearchPanel.module.css';

/** A row of the panel: a product, or the way to all results. */
export type SearchItem =
  | { kind: 'product'; product: ProductSummary & { description: string | null } }
  | { kind: 'all'; count: number };

interface SearchPanelProps {
  open: boolean;
  items: readonly SearchItem[];
  query: string;
  /** Index of the row that the keyboard or the pointer is on; -1 for none. */
  highlighted: number;
  menuProps: ComponentProps<'ul'>;
  itemProps: (item: SearchItem, index: number) => ComponentProps<'li'>;
}

/** The list below the search field. Mounted even when closed, for the field refers to it. */
export function SearchPanel({
  open,
  items,
  query,
  highlighted,
  menuProps,
  itemProps,
}: SearchPanelProps) {
  return (
    <ul {...menuProps} className={styles.panel} data-ground="light" hidden={!open}>
      {open &&
        items.map((item, index) => (
          <li
            {...itemProps(item, index)}
            key={item.kind === 'product' ? item.product.id : 'all'}
            className={item.kind === 'product' ? styles.row : styles.all}
            data-highlighted={index === highlighted || undefined}
          >
            {item.kind === 'product' ? (
              <ProductRow product={item.product} query={query} />
            ) : item.count === 1 ? (
              'Ver el resultado'
            ) : (
              `Ver los ${item.count} resultados`
            )}
          </li>
        ))}
    </ul>
  );
}

type RowProduct = Extract<SearchItem, { kind: 'product' }>['product'];

function ProductRow({ product, query }: { product: RowProduct; query: string }) {
  const { category, description, imageUrl } = product;
  return (
    <>
      <span className={styles.thumbnail}>
        <ProductImage alt="" imageUrl={imageUrl} sizes="48px" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {markMatch(productName(product), query).map((piece, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
          )}
        </span>
        {category && <span className={styles.category}>{category}</span>}
        {description && description.length < limits.shortDescription && (
          <span className={styles.description}>{description}</span>
        )}
      </span>
    </>
  );
}
