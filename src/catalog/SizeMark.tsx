import { markLines } from '../drawings/mark-lines.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { SectionMark } from './SectionMark.tsx';
import styles from './SizeMark.module.css';

/** Whether any of the products has a mark, for which all of their pictures then make room. */
export function haveSizeMarks(products: readonly { name: string | null }[]): boolean {
  return products.some(({ name }) => markLines(readProductName(name)).length > 0);
}

/**
 * What tells a product from its neighbours, over the corner of their common picture: the drawing of
 * its section, and its sizes in figures. Nothing for a product that has no section.
 */
export function SizeMark({ name }: { name: string | null }) {
  const attributes = readProductName(name);
  const lines = markLines(attributes);
  if (lines.length === 0) return null;
  return (
    <div className={styles.mark} aria-hidden="true">
      <SectionMark attributes={attributes} />
      <div className={styles.lines}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}
