import { markLines } from '../drawings/mark-lines.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { SectionMark } from './SectionMark.tsx';
import styles from './SizeMark.module.css';

/** Whether any product has a mark; all pictures then leave room for it. */
export function hasSizeMarks(products: readonly { name: string | null }[]): boolean {
  return products.some(({ name }) => markLines(readProductName(name)).length > 0);
}

/** The section drawing and the sizes over the corner of a picture that many products share. */
export function SizeMark({ name }: { name: string | null }) {
  const attributes = readProductName(name);
  const lines = markLines(attributes);
  if (lines.length === 0) return null;
  return (
    <div className={`row ${styles.mark}`} aria-hidden="true">
      <SectionMark attributes={attributes} />
      <div className={styles.lines}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}
