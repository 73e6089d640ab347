import { Menu, ShoppingCart } from 'lucide';
import { useLocation } from 'react-router-dom';
import { countUnits } from '../cart/cart.ts';
import { useCart } from '../cart/cart-store.ts';
import { quickCategories } from '../content/navigation.ts';
import { useCategories } from '../graphql/queries.ts';
import { cartCount } from '../lib/wording.ts';
import { paths, shownAt, splitPath } from '../paths.ts';
import { DataView } from '../ui/DataView.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { RetryButton } from '../ui/RetryButton.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import styles from './CategoryNavbar.module.css';
import { groupCategories } from './category-groups.ts';

/**
 * The bar below the header: cart, all categories, quick categories and services. CSS places the cart
 * next to the search field, in the sticky row.
 */
export function CategoryNavbar() {
  const { pathname } = useLocation();
  const { category: current } = shownAt(pathname);
  const { page } = splitPath(pathname);
  return (
    <nav className={styles.nav} aria-label="Categorías">
      <div className={styles.cartRow} data-theme="dark">
        <div className={`page-width ${styles.cart}`}>
          <CartButton />
        </div>
      </div>
      <div data-theme="dark">
        <div className={`page-width row ${styles.row}`}>
          <Dropdown className={styles.categories} icon={Menu} label="Todas las categorías">
            <AllCategories current={current} />
          </Dropdown>
          <ul className={styles.quickLinks}>
            {quickCategories.map((name) => linkItem(name, paths.category(name), name === current))}
            {linkItem('Servicios', paths.services(), page === 'servicios')}
          </ul>
        </div>
      </div>
    </nav>
  );
}

function AllCategories({ current }: { current: string | undefined }) {
  return (
    <DataView
      state={useCategories()}
      loading={() => <SkeletonText lines={6} />}
      error={({ message, retry }) => (
        <div className="stack">
          <p>{message}</p>
          <RetryButton retry={retry} size="small" />
        </div>
      )}
      empty={() => <p>No hay categorías disponibles</p>}
      ready={(names) => (
        <ul className={styles.groups}>
          {groupCategories(names).map(({ title, categories }) => (
            <li key={title} className={styles.group}>
              <p className={`bold ${styles.family}`}>{title}</p>
              <ul className={styles.list} aria-label={title}>
                {categories.map((name) => linkItem(name, paths.category(name), name === current))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

function linkItem(label: string, to: string, isCurrent: boolean) {
  return (
    <li key={label}>
      <Link className="label row" to={to} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}

function CartButton() {
  const lines = useCart((cart) => cart.lines);
  const units = countUnits(lines);
  const label = lines.length === 0 ? 'Carrito vacío' : `Carrito: ${cartCount(lines.length, units)}`;
  return (
    <Link className={`row bold ${styles.button}`} to={paths.cart()} aria-label={label}>
      <Icon of={ShoppingCart} size={22} />
      <span className={styles.text}>Carrito</span>
      {lines.length > 0 && (
        <span className={`small numeric ${styles.badge}`} aria-hidden="true">
          {lines.length}
        </span>
      )}
    </Link>
  );
}
