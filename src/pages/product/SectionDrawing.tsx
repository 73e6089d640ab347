import { productPageTexts } from '../../content/product-page.ts';
import { dimensionsInWords } from '../../drawings/dimensions.ts';
import { drawingSheet, sectionSheet } from '../../drawings/section-sheet.ts';
import type { ProductAttributes } from '../../trade/index.ts';
import styles from './SectionDrawing.module.css';

/**
 * The section to scale with dimension lines in mm and inches; renders nothing without a section.
 */
export function SectionDrawing({ attributes }: { attributes: ProductAttributes }) {
  const sheet = sectionSheet(attributes);
  if (!sheet) return null;
  const { fills, lines, dot, texts, dimensions } = sheet;
  return (
    <svg
      className={`numeric bold ${styles.drawing}`}
      viewBox={`0 0 ${drawingSheet.width} ${drawingSheet.height}`}
      role="img"
      aria-label={productPageTexts.drawingOf(dimensionsInWords(dimensions))}
    >
      {fills.map(({ d, transform }) => (
        <path key={d} className={styles.section} d={d} transform={transform} fillRule="evenodd" />
      ))}
      {lines.map((d) => (
        <path key={d} className={styles.line} d={d} />
      ))}
      {dot && <circle cx={dot[0]} cy={dot[1]} r="3" />}
      {texts.map(({ text, x, y, dy, anchor, isVertical, isOnLine }) => (
        <text
          key={`${x} ${y}`}
          className={isOnLine ? styles.onLine : undefined}
          {...(isVertical ? { transform: `translate(${x} ${y}) rotate(-90)` } : { x, y })}
          dy={dy === 0 ? undefined : `${dy}em`}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
