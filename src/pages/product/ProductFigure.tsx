import { useState } from 'react';
import { ProductImage } from '../../catalog/ProductImage.tsx';
import { referencePicture } from '../../content/product.ts';
import { dimensionsInWords, dimensionsOf } from '../../drawings/dimensions.ts';
import { sectionShape } from '../../drawings/section-shape.ts';
import { backendUrl } from '../../env.ts';
import type { Product } from '../../graphql/queries.ts';
import { productImageUrl, productPictureSizes } from '../../lib/image-url.ts';
import { clampDiscount, formatDiscount } from '../../lib/money.ts';
import { productName } from '../../lib/wording.ts';
import { type ProductAttributes, readProductName } from '../../trade/read-item.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './ProductFigure.module.css';

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
          <legend className="visually-hidden">Vista del producto</legend>
          {[true, false].map((photo) => (
            <button
              key={String(photo)}
              type="button"
              className={`small bold ${styles.choice}`}
              aria-pressed={isPhoto === photo}
              onClick={() => setPhoto(photo)}
            >
              {photo ? 'Foto' : 'Medidas'}
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

/** The viewBox and the area of the section in it. */
const sheet = { width: 480, height: 320 };
const room = { left: 76, top: 56, width: 220, height: 190 };
/** From the section to a dimension line, and from there to its text. */
const offset = 24;
const textOffset = 10;
/** Half the length of a tick. */
const tick = 6;
/** The bend of the leader line, and the list of other dimensions. */
const note = { x: 350, y: 34 };
const list = { y: 150, step: 26 };
const edge = sheet.width - 12;

/**
 * The section to scale with dimension lines in mm and inches; renders nothing without a section.
 */
function SectionDrawing({ attributes }: { attributes: ProductAttributes }) {
  const shape = sectionShape(attributes);
  if (!shape) return null;
  const dimensions = dimensionsOf(attributes, shape);
  const { across, down, wall, others } = dimensions;
  const scale = Math.min(room.width / shape.width, room.height / shape.height);
  const left = room.left + (room.width - shape.width * scale) / 2;
  const top = room.top + (room.height - shape.height * scale) / 2;
  const [namedWidth, namedHeight] = shape.named.map((mm) => mm * scale) as [number, number];
  const below = top + shape.height * scale + offset;
  const beside = left - offset;
  const middle = top + namedHeight / 2;
  return (
    <svg
      className={`numeric bold ${styles.drawing}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`Dibujo a escala de la sección: ${dimensionsInWords(dimensions)}`}
    >
      <path
        className={styles.section}
        d={shape.path}
        transform={`translate(${left} ${top}) scale(${scale})`}
        fillRule="evenodd"
      />
      {across && (
        <>
          <path
            className={styles.line}
            d={`M${left} ${below}h${namedWidth}m0 ${-tick}v${2 * tick}M${left} ${below - tick}v${2 * tick}`}
          />
          <text x={left + namedWidth / 2} y={below + textOffset} dy="0.9em" textAnchor="middle">
            {across.text}
          </text>
        </>
      )}
      {down && (
        <>
          <path
            className={styles.line}
            d={`M${beside} ${top}v${namedHeight}m${-tick} 0h${2 * tick}M${beside - tick} ${top}h${2 * tick}`}
          />
          <text
            transform={`translate(${beside - textOffset} ${middle}) rotate(-90)`}
            textAnchor="middle"
          >
            {down.text}
          </text>
        </>
      )}
      {wall && shape.wall && (
        <>
          <circle cx={left + shape.wall[0] * scale} cy={top + shape.wall[1] * scale} r="3" />
          <path
            className={styles.line}
            d={`M${left + shape.wall[0] * scale} ${top + shape.wall[1] * scale}L${note.x} ${note.y}H${edge}`}
          />
          <text x={edge} y={note.y - textOffset} textAnchor="end">
            {wall.name} {wall.text}
          </text>
        </>
      )}
      {others.map(({ name, text }, index) => (
        <text key={name} x={edge} y={list.y + index * list.step} textAnchor="end">
          {name} {text}
        </text>
      ))}
    </svg>
  );
}
