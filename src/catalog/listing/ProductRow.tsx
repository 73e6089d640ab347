import { memo, useRef } from 'react';
import { quantityMessage } from '../../cart/cart.ts';
import type { KnownPrice, ProductSummary } from '../../graphql/queries.ts';
import { finalPrice, formatAmount } from '../../lib/money.ts';
import { codeText, nonBreaking, productName } from '../../lib/wording.ts';
import { paths } from '../../paths.ts';
import { formatKilograms } from '../../trade/format-weight.ts';
import type { ProductAttributes } from '../../trade/read-item.ts';
import { barLength, weigh } from '../../trade/weigh.ts';
import { Link } from '../../ui/Link.tsx';
import { PriceText, whenKnown } from '../PriceText.tsx';
import { ProductImage } from '../ProductImage.tsx';
import { sectionMark } from '../SizeMark.tsx';
import { usePriceInView } from '../use-price-in-view.ts';
import { type Facet, listedProduct } from './facets.ts';
import { readQuantity, setTypedQuantity, useListingSession } from './listing-session-state.ts';
import styles from './ProductTable.module.css';

interface ProductRowProps {
  product: ProductSummary;
  columns: readonly Facet[];
  /** Whether weight per piece and price per metre are shown. */
  isSteel: boolean;
  /** Whether the row before has the same size. */
  isSameSize: boolean;
}

/** A table row; price and stock are fetched while it is in view. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, columns, isSteel, isSameSize } = props;
  const ref = useRef<HTMLTableRowElement>(null);
  const price = usePriceInView(ref, product.id);
  const { values, attributes } = listedProduct(product);
  const name = productName(product);
  return (
    <tr ref={ref} className={styles.row}>
      <th scope="row" className={styles.product}>
        <span className={styles.picture}>
          {sectionMark(attributes) ?? (
            <ProductImage alt="" imageUrl={product.imageUrl} sizes="40px" />
          )}
        </span>
        {/* Reached by ← from the quantity. */}
        <Link to={paths.product(product.id)} tabIndex={-1}>
          {nonBreaking(name)}
        </Link>{' '}
        <span className={`note numeric ${styles.code}`}>{codeText(product.id)}</span>
      </th>
      {columns.map((column) => (
        <td key={column} className={styles[column]}>
          {column === 'size' && isSameSize ? (
            <span className="visually-hidden">{values.size?.text}</span>
          ) : (
            (values[column]?.text ?? '—')
          )}
        </td>
      ))}
      {isSteel && <td className={styles.pieceWeight}>{weightText(product)}</td>}
      <td className={styles.price}>
        {whenKnown(price, (known) => (
          <PriceText {...known} />
        ))}
      </td>
      {isSteel && (
        <td className={styles.metrePrice}>
          {whenKnown(price, ({ price: each, discount }) =>
            metrePrice(finalPrice(each, discount), attributes),
          )}
        </td>
      )}
      <td className={styles.stock}>{whenKnown(price, stockText)}</td>
      <td className={styles.quantity}>
        <Quantity id={product.id} name={name} />
      </td>
    </tr>
  );
});

function weightText(product: ProductSummary): string {
  const { perPiece } = weigh({ name: product.name, description: null });
  return perPiece === null ? '—' : formatKilograms(perPiece);
}

/** A price of a bar per metre; a dash for other goods. */
function metrePrice(price: number | null, attributes: ProductAttributes): string {
  const metres = barLength(attributes);
  return price === null || !metres ? '—' : formatAmount(price / metres);
}

function stockText({ stock }: KnownPrice) {
  if (stock === null) return <span className={styles.none}>—</span>;
  if (stock <= 0) return <span className={styles.none}>Sin stock</span>;
  return (
    <>
      <span className={styles.label}>Stock:</span> {stock}
    </>
  );
}

function Quantity({ id, name }: { id: number; name: string }) {
  const text = useListingSession(({ quantities }) => quantities.get(id) ?? '');
  const isWrong = readQuantity(text) === null;
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        Cant.
      </span>
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
