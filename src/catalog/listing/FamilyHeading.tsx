import type { ProductSummary } from '../../graphql/queries.ts';
import { ProductImage } from '../ProductImage.tsx';
import { sectionMark } from '../SizeMark.tsx';
import styles from './FamilyHeading.module.css';
import { listedProduct } from './facets.ts';

interface FamilyHeadingProps {
  /** The words that all products share. */
  title: string;
  products: readonly ProductSummary[];
}

/** What all rows of a table are: one photograph and one section, instead of one per row. */
export function FamilyHeading({ title, products }: FamilyHeadingProps) {
  const pictured = products.find(({ imageUrl }) => imageUrl);
  const attributes = products.map((product) => listedProduct(product).attributes);
  const middle = attributes[Math.floor(attributes.length / 2)];
  const isOneFamily = attributes.every(({ family }) => family === middle?.family);
  const section = isOneFamily && middle ? sectionMark(middle) : null;
  return (
    <div className={`row ${styles.heading}`}>
      <div className={styles.picture}>
        <ProductImage alt="" imageUrl={pictured?.imageUrl} sizes="96px" drawing={section} />
      </div>
      {section && <div className={styles.section}>{section}</div>}
      <p className={`display ${styles.title}`}>{title}</p>
    </div>
  );
}
