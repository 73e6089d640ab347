import { Price } from '../../catalog/Price.tsx';
import { ProductImage } from '../../catalog/ProductImage.tsx';
import { backendUrl } from '../../config.ts';
import { productPlaceholders, referencePicture } from '../../content/product.ts';
import type { Product } from '../../graphql/queries.ts';
import { productImageUrl } from '../../lib/image-url.ts';
import { clampDiscount, formatDiscount } from '../../lib/money.ts';
import { productName, unbroken } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { AddToCart } from './AddToCart.tsx';
import { DeliveryOptions } from './DeliveryOptions.tsx';
import { FavouriteAndShare } from './FavouriteAndShare.tsx';
import styles from './ProductDetail.module.css';
import { StockLine } from './StockLine.tsx';

interface ProductDetailProps {
  product: Product;
  /** Whether fields that are null may still arrive. */
  partial: boolean;
}

const { rating, reviewCount } = productPlaceholders;

/** The upper part of a product's page: picture at the left, all that is decided on at the right. */
export function ProductDetail({ product, partial }: ProductDetailProps) {
  const name = productName(product);
  const discount = clampDiscount(product.discount);
  return (
    <div className={styles.detail}>
      <figure className={styles.figure}>
        <ProductImage
          alt={name}
          imageUrl={product.imageUrl}
          sizes="(max-width: 768px) 92vw, 600px"
          priority
        />
        {discount > 0 && (
          <div className={styles.badge}>
            <Badge tone="discount">{formatDiscount(discount)}</Badge>
          </div>
        )}
        {productImageUrl(product.imageUrl, backendUrl) !== null && (
          <figcaption className={styles.caption}>{referencePicture}</figcaption>
        )}
      </figure>
      <div className={styles.text}>
        {product.category && <p className={styles.category}>{product.category}</p>}
        <h1 className={styles.name}>{unbroken(name)}</h1>
        {product.marca && <p className={styles.brand}>Marca: {product.marca}</p>}
        <p className={styles.rating}>
          <StarRating value={rating} label={`${rating} de 5 estrellas`} />
          <span aria-hidden="true">{rating}</span>
          <span>({reviewCount} reseña)</span>
        </p>
        {partial ? (
          <div className={styles.pending}>
            <SkeletonText lines={2} />
          </div>
        ) : (
          <>
            <Price price={product.price} discount={product.discount} />
            <StockLine stock={product.stock} />
          </>
        )}
        <AddToCart product={product} disabled={partial} />
        <FavouriteAndShare product={product} name={name} />
        <DeliveryOptions />
      </div>
    </div>
  );
}
