import { Menu } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { CartButton } from '../cart/CartButton.tsx';
import { distances } from '../config.ts';
import { quickCategories } from '../content/navigation.ts';
import { useCategories } from '../graphql/queries.ts';
import { useWindowUpTo } from '../hooks/use-media-query.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { DataView } from '../ui/DataView.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { CategoryList } from './CategoryList.tsx';
import styles from './CategoryNavbar.module.css';

const CategoryFamilies = lazy(() => import('./CategoryFamilies.tsx'));

/**
 * The bar below the header: cart, all categories, quick categories and services. CSS places the cart
 * next to the search field, in the sticky row.
 */
export function CategoryNavbar() {
  const [opened, setOpened] = useState(false);
  return (
    <nav className={styles.nav} aria-label="Categorías">
      <div className={styles.cartRow} data-theme="dark">
        <div className={`page-width ${styles.cart}`}>
          <CartButton />
        </div>
      </div>
      <div data-theme="dark">
        <div className={`page-width row ${styles.row}`}>
          <Dropdown
            className={styles.categories}
            label={
              <>
                <Icon of={Menu} size={20} />
                Todas las categorías
              </>
            }
            panelLabel="Todas las categorías"
            onOpen={() => setOpened(true)}
          >
            <AllCategories opened={opened} />
          </Dropdown>
          <ul className={styles.quickLinks}>
            {quickCategories.map((category) => (
              <li key={category}>
                <NavLink className={() => `label row ${styles.link}`} to={paths.category(category)}>
                  {category}
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink className={() => `label row ${styles.link}`} to={paths.services()}>
                Servicios
              </NavLink>
            </li>
          </ul>
        </div>
      </div>
    </nav>
  );
}

/** One list; on a phone, grouped by family once the panel is opened. */
function AllCategories({ opened }: { opened: boolean }) {
  const categories = useCategories();
  const isPhone = useWindowUpTo(distances.footerFolds);
  return (
    <DataView
      state={categories}
      loading={() => (
        <div className={`stack ${styles.state}`}>
          <SkeletonText lines={6} />
        </div>
      )}
      error={({ message, retry }) => (
        <div className={`stack ${styles.state}`}>
          <p>{message}</p>
          <Button size="small" onClick={retry}>
            Intentar de nuevo
          </Button>
        </div>
      )}
      empty={() => <p className={`stack ${styles.state}`}>No hay categorías disponibles</p>}
      ready={(names) => {
        const list = <CategoryList names={names} />;
        if (!opened || !isPhone) return list;
        return (
          <ErrorBoundary fallback={list}>
            <Suspense fallback={null}>
              <CategoryFamilies names={names} />
            </Suspense>
          </ErrorBoundary>
        );
      }}
    />
  );
}
