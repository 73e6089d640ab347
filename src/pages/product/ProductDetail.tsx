import { useState } from 'react';
import { Price } from '../../catalog/Price.tsx';
import { productPlaceholders } from '../../content/product.ts';
import type { Product, ProductSummary } from '../../graphql/queries.ts';
import type { ViewState } from '../../lib/view-state.ts';
import { nonBreaking, productName } from '../../lib/wording.ts';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { AddToCart } from './AddToCart.tsx';
import { CutList } from './cut-list/CutList.tsx';
import { DeliveryOptions } from './DeliveryOptions.tsx';
import { FavouriteAndShare } from './FavouriteAndShare.tsx';
import { PriceByMeasure } from './PriceByMeasure.tsx';
import styles from './ProductDetail.module.css';
import { ProductFigure } from './ProductFigure.tsx';
import { Siblings } from './Siblings.tsx';
import { StockLine } from './StockLine.tsx';

interface ProductDetailProps {
  product: Product;
  /** Fields that are null may still load. */
  partial: boolean;
  /** All products, for the siblings of this one. */
  summaries: ViewState<readonly ProductSummary[]>;
}

const { rating, reviewCount } = productPlaceholders;

export function ProductDetail({ product, partial, summaries }: ProductDetailProps) {
  const name = productName(product);
  const [quantity, setQuantity] = useState('1');
  return (
    <div className={styles.detail}>
      <ProductFigure product={product} />
      <div className="stack">
        {product.category && <p className={`label muted ${styles.category}`}>{product.category}</p>}
        <h1 className={styles.name}>{nonBreaking(name)}</h1>
        {product.marca && <p className="muted">Marca: {product.marca}</p>}
        <div className={`stack ${styles.figures}`}>
          {partial ? (
            <div className="title">
              <SkeletonText lines={2} />
            </div>
          ) : (
            <>
              <Price price={product.price} discount={product.discount} />
              <PriceByMeasure product={product} />
              <StockLine stock={product.stock} />
            </>
          )}
        </div>
        <p className="row note">
          <StarRating value={rating} label={`${rating} de 5 estrellas`} />
          <span aria-hidden="true">{rating}</span>
          <span>({reviewCount} reseña)</span>
        </p>
        <Siblings product={product} summaries={summaries} />
        <AddToCart
          product={product}
          disabled={partial}
          quantity={quantity}
          onQuantity={setQuantity}
        />
        <CutList name={product.name} onUse={(bars) => setQuantity(String(bars))} />
        <FavouriteAndShare product={product} name={name} />
        <DeliveryOptions />
      </div>
    </div>
  );
}
