import { Menu } from 'lucide';
import { useLocation } from 'react-router-dom';
import { layoutTexts as texts } from '../content/layout.ts';
import { quickCategories } from '../content/navigation.ts';
import { useCategories } from '../graphql/queries.ts';
import { rowsOf } from '../lib/view-state.ts';
import { paths, shownAt, splitPath } from '../navigation/paths.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Link } from '../ui/Link.tsx';
import { AllCategories } from './AllCategories.tsx';
import { CartButton } from './CartButton.tsx';
import styles from './CategoryNavbar.module.css';
import { isSold, soldFamilies } from './category-groups.ts';

/**
 * The bar below the header: cart, all categories, families of steel, quick categories and services, without
 * categories that the shop lacks. CSS places the cart next to the search field, in the sticky row.
 */
export function CategoryNavbar() {
  const { pathname } = useLocation();
  const { category: current } = shownAt(pathname);
  const { page } = splitPath(pathname);
  const names = rowsOf(useCategories());
  return (
    <div className={styles.bar}>
      <div className={styles.cartRow} data-theme="dark">
        <div className={`page-width ${styles.cart}`}>
          <CartButton />
        </div>
      </div>
      <div data-theme="dark">
        <div className={`page-width row ${styles.row}`}>
          <Dropdown className={styles.categories} icon={Menu} label={texts.allCategories}>
            <AllCategories current={current} />
          </Dropdown>
          <div className={styles.scroller}>
            <nav className={styles.links} aria-label={texts.categories}>
              <ul className={styles.quickLinks}>
                {soldFamilies(names).map(({ label, category, categories }) => (
                  <li key={label} data-family>
                    {categoryLink(
                      label,
                      paths.category(category),
                      current !== undefined && categories.includes(current),
                    )}
                  </li>
                ))}
                {quickCategories
                  .filter((name) => isSold(name, names))
                  .map((name) => linkItem(name, paths.category(name), name === current))}
                {linkItem(texts.services, paths.services(), page === 'servicios')}
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </div>
  );
}

function linkItem(label: string, to: string, isCurrent: boolean) {
  return <li key={label}>{categoryLink(label, to, isCurrent)}</li>;
}

function categoryLink(label: string, to: string, isCurrent: boolean) {
  return (
    <Link className="label row" to={to} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}
