import { useState } from 'react';
import { ProductImage } from '../../catalog/ProductImage.tsx';
import { backendUrl } from '../../config.ts';
import { referencePicture } from '../../content/product.ts';
import { sectionShape } from '../../drawings/section-shape.ts';
import type { Product } from '../../graphql/queries.ts';
import { productImageUrl } from '../../lib/image-url.ts';
import { clampDiscount, formatDiscount } from '../../lib/money.ts';
import { readProductName } from '../../lib/product-name/read-product-name.ts';
import { productName } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './ProductFigure.module.css';
import { SectionDrawing } from './SectionDrawing.tsx';

const views = { photo: 'Foto', drawing: 'Medidas' } as const;

/** The photo and, for sections, the dimension drawing. */
export function ProductFigure({ product }: { product: Product }) {
  const [view, setView] = useState<keyof typeof views>('photo');
  const discount = clampDiscount(product.discount);
  const attributes = readProductName(product.name);
  const isDrawn = sectionShape(attributes) !== null;
  const hasPhoto = productImageUrl(product.imageUrl, backendUrl) !== null;
  return (
    <figure className={`panel ${styles.figure}`}>
      <div className={styles.view} hidden={view !== 'photo'}>
        <ProductImage
          alt={productName(product)}
          imageUrl={product.imageUrl}
          sizes="(max-width: 768px) 92vw, 600px"
          priority
        />
      </div>
      {isDrawn && (
        <div className={styles.view} hidden={view !== 'drawing'}>
          <SectionDrawing attributes={attributes} />
        </div>
      )}
      {discount > 0 && (
        <div className={styles.badge}>
          <Badge tone="discount">{formatDiscount(discount)}</Badge>
        </div>
      )}
      {isDrawn && (
        <fieldset className={styles.views}>
          <legend className="visually-hidden">Vista del producto</legend>
          {(['photo', 'drawing'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.choice}
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {views[one]}
            </button>
          ))}
        </fieldset>
      )}
      {hasPhoto && view === 'photo' && (
        <figcaption className={`muted ${styles.caption}`}>{referencePicture}</figcaption>
      )}
    </figure>
  );
}
