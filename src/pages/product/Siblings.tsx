import { memo, useState } from 'react';
import { siblingsOf } from '../../catalogue/siblings.ts';
import { productPageTexts as texts } from '../../content/product-page.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { rowsOf, type ViewState } from '../../lib/view-state.ts';
import { nonBreaking } from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
import { readProductName } from '../../trade/index.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Siblings.module.css';

interface SiblingsProps extends Pick<ProductSummary, 'id' | 'name' | 'category' | 'marca'> {
  summaries: ViewState<readonly ProductSummary[]>;
}

/**
 * Links to the same section with other walls, sizes and qualities. Reserves the rows if the product
 * list is still loading, to avoid a layout shift.
 */
export const Siblings = memo(function Siblings({ summaries, ...product }: SiblingsProps) {
  const [isLate] = useState(summaries.status === 'loading');
  const { family, schedule } = readProductName(product.name);
  if (!family) return null;
  const { qualities, thicknesses, sizes } = siblingsOf(product, rowsOf(summaries));
  const rows = [
    // The schedule determines the wall of a pipe.
    { title: texts.otherThicknesses, siblings: thicknesses, isLikely: schedule === null },
    {
      title: qualities.length > 0 ? texts.otherSizesAndGrades : texts.otherSizes,
      siblings: [...qualities, ...sizes],
      isLikely: true,
    },
  ];
  return (
    <div className={`stack gap-2 ${styles.rows}`} data-late={isLate || undefined}>
      {rows.map(({ title, siblings, isLikely }) =>
        siblings.length > 0 || (isLate && isLikely) ? (
          <section key={title} className={styles.row} aria-label={title}>
            {siblings.length > 0 && (
              <>
                <p className={`note ${styles.title}`} aria-hidden="true">
                  {title}
                </p>
                <ul className={`cluster gap-2 ${styles.chips}`}>
                  {siblings.map(({ id, text }) => (
                    <li key={id}>
                      <Link className={`numeric bold ${styles.chip}`} to={paths.product(id)}>
                        {nonBreaking(text)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        ) : null,
      )}
    </div>
  );
});
