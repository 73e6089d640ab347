import { Link } from 'react-router-dom';
import { ProductImage } from '../catalog/ProductImage.tsx';
import type { useKeptGroups } from '../catalog/use-kept-groups.ts';
import { limits } from '../config.ts';
import { productName } from '../lib/wording.ts';
import { paths } from '../paths.ts';
import styles from './SearchPanel.module.css';

interface KeptRowsProps {
  groups: ReturnType<typeof useKeptGroups>;
  onFollow: () => void;
}

/** What the open field shows before anything is typed: links, since nothing was searched for. */
export function KeptRows({ groups, onFollow }: KeptRowsProps) {
  return groups.map(({ title, products }) => (
    <section key={title} className={styles.kept} aria-label={title}>
      <h2 className={styles.keptTitle}>{title}</h2>
      <ul className={styles.list}>
        {products.slice(0, limits.keptRows).map((product) => (
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
