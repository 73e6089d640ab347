import { Link } from 'react-router-dom';
import { ProductImage } from '../catalog/ProductImage.tsx';
import type { useSavedGroups } from '../catalog/use-saved-groups.ts';
import { limits } from '../config.ts';
import { productName } from '../lib/wording.ts';
import { paths } from '../paths.ts';
import styles from './SearchPanel.module.css';

interface SavedRowsProps {
  groups: ReturnType<typeof useSavedGroups>;
  onFollow: () => void;
}

/** Links to saved products while the search field is empty. */
export function SavedRows({ groups, onFollow }: SavedRowsProps) {
  return groups.map(({ title, products }) => (
    <section key={title} className={styles.saved} aria-label={title}>
      <h2 className={styles.savedTitle}>{title}</h2>
      <ul>
        {products.slice(0, limits.savedRows).map((product) => (
          <li key={product.id}>
            <Link className={styles.row} to={paths.product(product.id)} onClick={onFollow}>
              <span className={styles.thumbnail}>
                <ProductImage alt="" imageUrl={product.imageUrl} sizes="48px" />
              </span>
              <span className={styles.name}>{productName(product)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
