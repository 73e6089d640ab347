import { markScale } from '../drawings/mark-scale.ts';
import { sectionShape } from '../drawings/section-shape.ts';
import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import styles from './SectionMark.module.css';

/** Side of the square that a mark is drawn in, in its own units. */
const side = 40;

/**
 * The section of a product as a small drawing, for cards and rows: its wall in true proportion, and
 * larger for a larger section. Nothing where the name does not tell enough. Says nothing to a screen
 * reader, since the name beside it gives the same sizes.
 */
export function SectionMark({ attributes }: { attributes: ProductAttributes }) {
  const shape = sectionShape(attributes);
  if (!shape) return null;
  const { path, width, height } = shape;
  const scale = (side / Math.max(width, height)) * markScale(attributes, shape);
  const place = `translate(${(side - width * scale) / 2} ${(side - height * scale) / 2}) scale(${scale})`;
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} transform={place} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
