import { Info } from 'lucide';
import { abbreviationsIn, whatIs } from '../../content/listing.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Abbreviations.module.css';

/** The meanings of the abbreviations in the names of a list, shown by a tap. */
export function Abbreviations({ products }: { products: readonly ProductSummary[] }) {
  const found = abbreviationsIn(products.map(({ name }) => name));
  if (found.length === 0) return null;
  return (
    <details className={styles.abbreviations}>
      <summary className="row note">
        <Icon of={Info} size={18} />
        <span className={styles.question}>{whatIs(found.map(([short]) => short))}</span>
      </summary>
      {found.map(([short, meaning]) => (
        <p key={short} className="note">
          {`${short}: ${meaning}`}
        </p>
      ))}
    </details>
  );
}
