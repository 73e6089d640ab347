import { Heart } from 'lucide';
import { memo } from 'react';
import { useSavedProducts } from '../../catalogue/saved-products.ts';
import { favouritesTexts } from '../../content/favourites.ts';
import { abbreviationsIn } from '../../content/listing.ts';
import {
  deliveryOptions,
  productPlaceholders,
  showsRatings,
  stockText,
  unitTexts,
} from '../../content/product.ts';
import { productPageTexts as texts } from '../../content/product-page.ts';
import { hasPreviewPages } from '../../env.ts';
import type { Product, ProductSummary } from '../../graphql/queries.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { distances } from '../../lib/limits.ts';
import { finalPrice, formatSoles, priceTag } from '../../lib/money.ts';
import type { ViewState } from '../../lib/view-state.ts';
import { formatKilograms, formatKilogramsPerMetre } from '../../lib/weight.ts';
import { codeText, nonBreaking, priceOnRequest, productName } from '../../lib/wording.ts';
import { paths, productLink } from '../../navigation/paths.ts';
import { barLength, kindOf, readProductName, saleUnitOf, weigh } from '../../trade/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { AddToCart } from './AddToCart.tsx';
import styles from './ProductDetail.module.css';
import { ProductFigure } from './ProductFigure.tsx';
import { Siblings } from './Siblings.tsx';
import { TechnicalSheet } from './TechnicalSheet.tsx';

interface ProductDetailProps {
  product: Product;
  /** Fields that are null may still load. */
  partial: boolean;
  summaries: ViewState<readonly ProductSummary[]>;
}

const { rating, reviewCount } = productPlaceholders;

export const ProductDetail = memo(function ProductDetail(props: ProductDetailProps) {
  const { product, partial, summaries } = props;
  const name = productName(product);
  const { family } = readProductName(product.name);
  const isOneColumn = useWindowUpTo(distances.productColumn);
  const isFavourite = useSavedProducts(({ favourites }) => favourites.includes(product.id));
  const toggleFavourite = useSavedProducts((saved) => saved.toggleFavourite);
  return (
    <div className={styles.detail}>
      <ProductFigure product={product} />
      <div className={`stack ${styles.offer}`}>
        {product.category && <p className={`label muted ${styles.category}`}>{product.category}</p>}
        <h1 className={styles.name}>{nonBreaking(name)}</h1>
        <p className="cluster gap-4 muted">
          <span className="numeric">{codeText(product)}</span>
          {product.marca && <span>{texts.brand(product.marca)}</span>}
          {abbreviationsIn([product.name]).map(([short, meaning]) => (
            <span key={short}>
              {short}: {meaning}
            </span>
          ))}
        </p>
        {showsRatings && (
          <p className="row note">
            <StarRating value={rating} />
            <span aria-hidden="true">{rating}</span>
            <span>{texts.reviews(reviewCount)}</span>
          </p>
        )}
        <div className={`stack ${styles.figures}`} data-section={family !== null || undefined}>
          {partial ? (
            <div className="title">
              <SkeletonText lines={2} />
            </div>
          ) : (
            <>
              <Price price={product.price} discount={product.discount} />
              <p className={`note numeric ${styles.measures}`}>{priceByMeasure(product)}</p>
              <StockLine stock={product.stock} name={product.name} />
            </>
          )}
        </div>
        <AddToCart product={product} disabled={partial} />
        <Siblings
          id={product.id}
          name={product.name}
          category={product.category}
          marca={product.marca}
          summaries={summaries}
        />
        <div className="cluster gap-2">
          <Button
            variant="quiet"
            aria-pressed={isFavourite}
            onClick={() => toggleFavourite(product.id)}
          >
            <Icon of={Heart} size={20} className={isFavourite ? styles.favourite : undefined} />
            {texts.favourite}
          </Button>
          {isFavourite && (
            <ButtonLink variant="quiet" to={paths.favourites()}>
              {favouritesTexts.link}
            </ButtonLink>
          )}
          <ShareButton
            variant="quiet"
            label={texts.share}
            title={name}
            url={productLink(product.id, hasPreviewPages)}
          />
        </div>
        <Deferred>
          <DeliveryOptions />
        </Deferred>
      </div>
      {!isOneColumn && !partial && (
        <Deferred>
          <TechnicalSheet product={product} />
        </Deferred>
      )}
    </div>
  );
});

/** What the price is for: `Precio por barra de 6 m`, `por plancha`, `por caja de 5 kg`. */
function soldAs(product: Product): string {
  const attributes = readProductName(product.name);
  const { content } = attributes;
  const metres = barLength(attributes);
  const sold = saleUnitOf(product.name).names;
  if (sold) return unitTexts.sale(sold[0]);
  if (kindOf(attributes)?.soldAs(attributes) === 'sheet') return unitTexts.sheet;
  if (metres) return unitTexts.bar(metres);
  return content ? unitTexts.pack(content.text) : unitTexts.piece;
}

/** Prices by metre and kilogram, only for sections, and the weight, as far as they are known. */
function priceByMeasure(product: Product): string {
  const price = finalPrice(product.price, product.discount);
  const { family } = readProductName(product.name);
  const { perPiece, perMetre, metres } = weigh(product);
  const prices = joinParts(' · ', [
    price && metres && texts.perMetre(formatSoles(price / metres)),
    price && family && perPiece && texts.perKilogram(formatSoles(price / perPiece)),
  ]);
  const weights = joinParts(' · ', [
    perPiece && formatKilograms(perPiece),
    family && perMetre && formatKilogramsPerMetre(perMetre),
  ]);
  return joinParts('\n', [
    price && soldAs(product),
    prices && texts.referencePrices(prices),
    weights && texts.referenceWeights(weights),
  ]);
}

function joinParts(separator: string, parts: readonly unknown[]): string {
  return parts.filter(Boolean).join(separator);
}

function StockLine({ stock, name }: Pick<Product, 'stock' | 'name'>) {
  if (stock === null) return <p>{texts.unknownStock}</p>;
  if (stock <= 0) {
    return (
      <p>
        <Badge tone="neutral">{texts.noStock}</Badge> {texts.noStockHint}
      </p>
    );
  }
  return (
    <p>
      <Badge tone="success">{texts.inStock}</Badge>{' '}
      {stockText(stock, saleUnitOf(name).names ?? undefined)}
    </p>
  );
}

function DeliveryOptions() {
  return (
    <section aria-labelledby="entrega">
      <h2 id="entrega" className={styles.title}>
        {texts.delivery}
      </h2>
      <ul className="panel">
        {deliveryOptions.map((option) => (
          <li key={option.id} className={styles.option}>
            <Icon of={option.icon} size={22} />
            <div>
              <p className="bold">{option.title}</p>
              <p className="note">{option.detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({ price, discount }: Pick<Product, 'price' | 'discount'>) {
  const tag = priceTag(price, discount);
  if (!tag) return <p className={`muted ${styles.amount}`}>{priceOnRequest}</p>;
  return (
    <div className={`cluster ${styles.price}`}>
      <p className={`numeric ${styles.amount}`}>
        {tag.discount > 0 && <span className="visually-hidden">{texts.discounted}</span>}
        {formatSoles(tag.final)}
      </p>
      {tag.discount > 0 && (
        <p className="cluster muted">
          <span className="visually-hidden">{texts.before}</span>
          <s>{formatSoles(tag.list)}</s>
          <span className={`bold ${styles.saving}`}>
            {texts.saved(formatSoles(tag.list - tag.final))}
          </span>
        </p>
      )}
    </div>
  );
}
