import { markScale } from '../drawings/mark-scale.ts';
import { sectionShape } from '../drawings/section-shape.ts';
import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import styles from './SectionMark.module.css';

/** Side of the square viewBox. */
const side = 40;

/**
 * A small drawing of the section, to scale with its wall; renders nothing without a section.
 * Decorative: the name contains the same sizes.
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
