import { memo, useRef } from 'react';
import { listingTexts as texts } from '../../content/listing.ts';
import type { KnownPrice, ProductSummary } from '../../graphql/queries.ts';
import { unnamedBrand } from '../../lib/brand.ts';
import { finalPrice, formatAmount } from '../../lib/money.ts';
import { formatKilograms } from '../../lib/weight.ts';
import { brandedName, codeText, nonBreaking } from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
import { barLength, type ProductAttributes, weigh } from '../../trade/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PriceText, whenKnown } from '../PriceText.tsx';
import { ProductImage } from '../ProductImage.tsx';
import { productDrawing } from '../product-drawing.tsx';
import { sectionMark } from '../SizeMark.tsx';
import { usePriceInView } from '../use-price-in-view.ts';
import { type Facet, listedProduct } from './facets.ts';
import styles from './ProductRow.module.css';
import { QuantityField } from './QuantityField.tsx';

interface ProductRowProps {
  product: ProductSummary;
  /** What its name says besides the heading and its sizes. */
  name: string;
  /** Sizes, the one that rows share first. */
  columns: readonly Facet[];
  /** Whether brands have a column; on a phone they are behind the name. */
  hasBrands: boolean;
  hasWeights: boolean;
  /** Whether prices per metre are shown. */
  hasMetres: boolean;
  isPhone: boolean;
  /** Whether the row before has the same leading size. */
  isSameSize: boolean;
}

/** A table row; price and stock are fetched while it is in view. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, columns, hasBrands, hasWeights, hasMetres } = props;
  const { isPhone, isSameSize } = props;
  const ref = useRef<HTMLTableRowElement>(null);
  const price = usePriceInView(ref, product.id);
  const { values, attributes } = listedProduct(product);
  const fullName = brandedName(product);
  const brand = unnamedBrand(product);
  const hasColumn = hasBrands && !isPhone;
  const name = [props.name, !hasColumn && brand].filter(Boolean).join(' ');
  const picture = !isSameSize && (
    <span className={styles.picture}>
      {sectionMark(attributes) ?? (
        <ProductImage
          alt=""
          imageUrl={product.imageUrl}
          sizes="40px"
          drawing={productDrawing(product.name, attributes)}
        />
      )}
    </span>
  );
  const sizes = columns.map((column, at) => (at === 0 && isSameSize ? null : values[column]?.text));
  const isPictureFirst = isPhone || columns.length === 0;
  const code = codeText(product);
  return (
    <tr ref={ref} className={styles.row} data-continues={isSameSize || undefined}>
      {!isPhone &&
        columns.map((column, at) => (
          <td key={column} className={styles[column]}>
            {at === 0 && picture}
            {at === 0 && isSameSize ? (
              <span className="visually-hidden">{values[column]?.text}</span>
            ) : (
              (values[column]?.text ?? '—')
            )}
          </td>
        ))}
      <th scope="row" className={styles.product}>
        {isPictureFirst && picture}
        {isPhone && <span className={styles.sizes}>{sizes.filter(Boolean).join(' x ')}</span>}
        {/* Reached by ← from the quantity. */}
        <Link
          to={paths.product(product.id)}
          tabIndex={-1}
          aria-label={name ? fullName : `${fullName}, ${code}`}
        >
          {name ? nonBreaking(name) : code}
        </Link>{' '}
        {name && <span className={`note numeric ${styles.code}`}>{code}</span>}
      </th>
      {hasColumn && <td className={styles.brand}>{values.brand?.text ?? '—'}</td>}
      {hasWeights && <td className={styles.pieceWeight}>{weightText(product)}</td>}
      <td className={styles.price}>
        {whenKnown(price, (known) => (
          <PriceText {...known} />
        ))}
      </td>
      {hasMetres && (
        <td className={styles.metrePrice}>
          {whenKnown(price, ({ price: each, discount }) =>
            metrePrice(finalPrice(each, discount), attributes),
          )}
        </td>
      )}
      <td className={styles.stock}>{whenKnown(price, stockText)}</td>
      <td className={styles.quantity}>
        <QuantityField id={product.id} name={fullName} />
      </td>
    </tr>
  );
});

/** In kg; null where unknown. */
export function pieceWeight({ name }: ProductSummary): number | null {
  return weigh({ name, description: null }).perPiece;
}

function weightText(product: ProductSummary): string {
  const weight = pieceWeight(product);
  return weight === null ? '—' : formatKilograms(weight);
}

/** A price of a bar per metre; a dash for other goods. */
function metrePrice(price: number | null, attributes: ProductAttributes): string {
  const metres = barLength(attributes);
  return price === null || !metres ? '—' : formatAmount(price / metres);
}

function stockText({ stock }: KnownPrice) {
  if (stock === null) return <span className={styles.none}>—</span>;
  if (stock <= 0) return <span className={styles.none}>{texts.noStock}</span>;
  return (
    <>
      <span className={styles.label}>{texts.stock}</span> {stock}
    </>
  );
}
