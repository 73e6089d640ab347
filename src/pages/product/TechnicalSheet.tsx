import { type Facet, facets, listedProduct } from '../../catalogue/listing/facets.ts';
import { facetLabels } from '../../content/listing.ts';
import { technicalSheetTitle } from '../../content/product.ts';
import type { Product } from '../../graphql/queries.ts';
import { statedRows } from './specifications.ts';
import styles from './TechnicalSheet.module.css';

/** What the page shows elsewhere. */
const shownElsewhere: readonly Facet[] = ['category', 'kind', 'brand'];

/** Sizes, finish and standard below the picture; renders nothing where none is known. */
export function TechnicalSheet({ product }: { product: Product }) {
  const { values } = listedProduct(product);
  const read = facets
    .filter((facet) => !shownElsewhere.includes(facet))
    .flatMap((facet): [string, string][] => {
      const value = values[facet];
      return value ? [[facetLabels[facet], value.text]] : [];
    });
  const rows = new Map([...read, ...statedRows(product.description)]);
  if (rows.size === 0) return null;
  return (
    <section className="panel" aria-label={technicalSheetTitle}>
      <h2 className={`title ${styles.title}`}>{technicalSheetTitle}</h2>
      <dl className={`numeric ${styles.rows}`}>
        {[...rows].map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
