import type { ReactNode } from 'react';
import { markLines } from '../drawings/dimensions.ts';
import { type SectionShape, sectionShape } from '../drawings/section-shape.ts';
import { kindOf, type ProductAttributes } from '../trade/index.ts';
import type { Facet, ListedProduct } from './listing/facets.ts';
import styles from './SizeMark.module.css';

/**
 * What tells a product from its neighbours, over the corner of its picture: section and sizes, of other
 * goods their main figures and brand. Renders nothing where the name has none of them.
 */
export function SizeMark({ item }: { item: ListedProduct }) {
  const lines = markLines(item.attributes);
  const shown = lines.length > 0 ? lines : goodsLines(item);
  if (shown.length === 0) return null;
  return (
    <div className={`row ${styles.mark}`} aria-hidden="true">
      {sectionMark(item.attributes)}
      <div className={styles.lines}>
        {shown.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}

/** Figures of tools, hardware and paint, the most telling first. */
const goodsFacets: readonly Facet[] = [
  'grade',
  'size',
  'current',
  'power',
  'strokes',
  'content',
  'colour',
  'side',
  'voltage',
];

/** `160 A` and `220 V · Kallpa`; `E6011` and `1/8" · 5 kg`. */
export function goodsLines({ values }: ListedProduct): string[] {
  const [main, ...others] = goodsFacets.flatMap((facet) => values[facet]?.text ?? []);
  const rest = [...others.slice(0, 2), ...(values.brand ? [values.brand.text] : [])].join(' · ');
  return [...(main ? [main] : []), ...(rest ? [rest] : [])];
}

const side = 40;

/**
 * A small drawing of the section, to scale with its wall; null without a section. Decorative: the
 * name contains the same sizes.
 * @param share of the mark that the drawing fills; by default, the more the larger the section is
 */
export function sectionMark(attributes: ProductAttributes, share?: number): ReactNode {
  const shape = sectionShape(attributes);
  if (!shape) return null;
  const isSmall = shape.small !== undefined;
  const { path, width, height } = isSmall ? { path: shape.small, width: 1, height: 1 } : shape;
  const scale = (side / Math.max(width, height)) * (share ?? markScale(attributes, shape));
  const place = `translate(${(side - width * scale) / 2} ${(side - height * scale) / 2}) scale(${scale})`;
  return (
    <svg
      className={isSmall ? `${styles.drawing} ${styles.sheet}` : styles.drawing}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} transform={place} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Smallest and largest sections on sale, in mm. */
const smallestSection = 6;
const largestSection = 320;
/** Share of the mark for the smallest section. */
const least = 0.35;

/**
 * Share of the mark that a drawing fills, logarithmic in its size: on one linear scale a 1/2" tube
 * would vanish next to a 6" one. Sheets and meshes fill it.
 */
function markScale(attributes: ProductAttributes, { width, height }: SectionShape): number {
  if (kindOf(attributes)?.form === 'sheet') return 1;
  const part =
    Math.log(Math.max(width, height) / smallestSection) /
    Math.log(largestSection / smallestSection);
  return least + (1 - least) * Math.min(Math.max(part, 0), 1);
}
