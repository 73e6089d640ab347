import { useState } from 'react';
import { ProductImage } from '../../catalogue/ProductImage.tsx';
import { referencePicture } from '../../content/product.ts';
import { productPageTexts as texts } from '../../content/product-page.ts';
import { sectionShape } from '../../drawings/section-shape.ts';
import { backendUrl } from '../../env.ts';
import type { Product } from '../../graphql/queries.ts';
import { productImageUrl, productPictureSizes } from '../../lib/image-url.ts';
import { clampDiscount, formatDiscount } from '../../lib/money.ts';
import { productName } from '../../lib/wording.ts';
import { readProductName } from '../../trade/index.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './ProductFigure.module.css';
import { SectionDrawing } from './SectionDrawing.tsx';

export function ProductFigure({ product }: { product: Product }) {
  const [isPhoto, setPhoto] = useState(true);
  const discount = clampDiscount(product.discount);
  const attributes = readProductName(product.name);
  const isDrawn = sectionShape(attributes) !== null;
  const hasPhoto = productImageUrl(product.imageUrl, backendUrl) !== null;
  const isDrawing = isDrawn && !(hasPhoto && isPhoto);
  return (
    <figure className={`panel ${styles.figure}`}>
      <div className={styles.view} hidden={isDrawing}>
        <ProductImage
          alt={productName(product)}
          imageUrl={product.imageUrl}
          sizes={productPictureSizes.page}
          priority
        />
      </div>
      {isDrawn && (
        <div className={styles.view} hidden={!isDrawing}>
          <SectionDrawing attributes={attributes} />
        </div>
      )}
      {discount > 0 && (
        <div className={styles.badge}>
          <Badge tone="discount">{formatDiscount(discount)}</Badge>
        </div>
      )}
      {isDrawn && hasPhoto && (
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{texts.view}</legend>
          {[true, false].map((photo) => (
            <button
              key={String(photo)}
              type="button"
              className={`small bold ${styles.choice}`}
              aria-pressed={isPhoto === photo}
              onClick={() => setPhoto(photo)}
            >
              {photo ? texts.photo : texts.drawing}
            </button>
          ))}
        </fieldset>
      )}
      {hasPhoto && !isDrawing && (
        <figcaption className={`muted ${styles.caption}`}>{referencePicture}</figcaption>
      )}
    </figure>
  );
}
