import { facetLabels } from '../../content/listing.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { ProductImage } from '../ProductImage.tsx';
import { sectionMark } from '../SizeMark.tsx';
import styles from './FamilyHeading.module.css';
import { listedProduct } from './facets.ts';
import { rangeOf } from './size-range.ts';

/** What a family comes in, next to its name. */
const ranges = ['size', 'thickness', 'length'] as const;

interface FamilyHeadingProps {
  /** The words that all products share. */
  title: string;
  products: readonly ProductSummary[];
}

/** What all rows of a table are: one photograph and one section, instead of one per row. */
export function FamilyHeading({ title, products }: FamilyHeadingProps) {
  const pictured = products.find(({ imageUrl }) => imageUrl);
  const items = products.map(listedProduct);
  const attributes = items.map((item) => item.attributes);
  const middle = attributes[Math.floor(attributes.length / 2)];
  const isOneFamily = attributes.every(({ family }) => family === middle?.family);
  const section = isOneFamily && middle ? sectionMark(middle) : null;
  return (
    <div className={`row ${styles.heading}`}>
      <div className={styles.picture}>
        <ProductImage alt="" imageUrl={pictured?.imageUrl} sizes="40px" drawing={section} />
      </div>
      {section && <div className={styles.section}>{section}</div>}
      <p className={`display ${styles.title}`}>{title}</p>
      <dl className={`cluster numeric ${styles.ranges}`}>
        {ranges.map((facet) => {
          const range = rangeOf(items, facet);
          return (
            range && (
              <div key={facet} className="row">
                <dt className="note">{facetLabels[facet]}</dt>
                <dd className="bold">{range}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
