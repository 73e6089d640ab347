import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { quantityMessage } from '../../cart/cart.ts';
import type { KnownPrice, ProductSummary } from '../../graphql/queries.ts';
import { nonBreaking, productName } from '../../lib/wording.ts';
import { paths } from '../../paths.ts';
import { PriceText, WhenKnown } from '../PriceText.tsx';
import { SectionMark } from '../SizeMark.tsx';
import { usePriceInView } from '../use-price-in-view.ts';
import { listedProduct } from './facets.ts';
import { readQuantity, setTypedQuantity, useListingSession } from './listing-session-state.ts';
import styles from './ProductTable.module.css';

/** A table row; price and stock are fetched while it is in view. */
export const ProductRow = memo(function ProductRow({ product }: { product: ProductSummary }) {
  const ref = useRef<HTMLTableRowElement>(null);
  const price = usePriceInView(ref, product.id);
  const { values, attributes } = listedProduct(product);
  const name = productName(product);
  return (
    <tr ref={ref} className={styles.row} {...rowRole}>
      <th scope="row" className={styles.product} {...cellRole.row}>
        <SectionMark attributes={attributes} />
        {/* Reached by ← from the quantity. */}
        <Link to={paths.product(product.id)} tabIndex={-1}>
          {nonBreaking(name)}
        </Link>
      </th>
      {(['size', values.weight ? 'weight' : 'thickness', 'length'] as const).map((facet) => (
        <td
          key={facet}
          className={styles[facet === 'weight' ? 'thickness' : facet]}
          data-none={values[facet] === null || undefined}
          {...cellRole.data}
        >
          {values[facet]?.text ?? '—'}
        </td>
      ))}
      <td className={styles.price} {...cellRole.data}>
        <WhenKnown price={price}>{(known) => <PriceText {...known} />}</WhenKnown>
      </td>
      <td className={styles.stock} {...cellRole.data}>
        <span className={styles.label}>Stock:</span>{' '}
        <WhenKnown price={price}>{stockText}</WhenKnown>
      </td>
      <td className={styles.quantity} {...cellRole.data}>
        <Quantity id={product.id} name={name} />
      </td>
    </tr>
  );
});

function stockText({ stock }: KnownPrice) {
  if (stock === null || !Number.isFinite(stock)) return <span className={styles.none}>—</span>;
  return stock > 0 ? stock : <span className={styles.none}>Sin stock</span>;
}

function Quantity({ id, name }: { id: number; name: string }) {
  const text = useListingSession(({ quantities }) => quantities.get(id) ?? '');
  const isWrong = readQuantity(text) === null;
  return (
    <>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={`Cantidad de ${name}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `quantity-${id}` : undefined}
        value={text}
        onChange={(event) => setTypedQuantity(id, event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isWrong && (
        <span id={`quantity-${id}`} className={styles.error} role="alert">
          {quantityMessage}
        </span>
      )}
    </>
  );
}

/**
 * Explicit roles: the phone layout sets `display: grid`, for which some browsers drop the implicit
 * ones.
 */
export const tableRole = { role: 'table' } as const;
export const groupRole = { role: 'rowgroup' } as const;
export const rowRole = { role: 'row' } as const;
export const cellRole = {
  head: { role: 'columnheader' },
  row: { role: 'rowheader' },
  data: { role: 'cell' },
} as const;
