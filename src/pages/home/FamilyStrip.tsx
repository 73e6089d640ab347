import { steelFamilies } from '../../content/home.ts';
import { useCategories, useProductSummaries } from '../../graphql/queries.ts';
import { soldFamilies } from '../../layout/category-groups.ts';
import { rowsOf } from '../../lib/view-state.ts';
import { paths } from '../../navigation/paths.ts';
import { Link } from '../../ui/Link.tsx';
import type { LowerSections } from './lower-sections.tsx';
import styles from './PromoBanner.module.css';

/**
 * The families of steel in the foot of the banner.
 * @param sizesOf reads the sizes of a category; undefined until its code is loaded
 */
export function FamilyStrip({ sizesOf }: { sizesOf: LowerSections['sizesOf'] | undefined }) {
  const products = rowsOf(useProductSummaries());
  const families = soldFamilies(rowsOf(useCategories()));
  if (families.length === 0) return null;
  return (
    <nav className={styles.families} data-theme="dark" aria-label={steelFamilies}>
      <ul className="page-width">
        {families.map(({ category }) => (
          <li key={category}>
            <Link to={paths.category(category)}>
              <span className="label">{category}</span>
              <span className={`small muted numeric ${styles.sizes}`}>
                {sizesOf?.(category, products)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
