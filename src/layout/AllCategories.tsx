import { useRef } from 'react';
import { layoutTexts as texts } from '../content/layout.ts';
import { useCategories } from '../graphql/queries.ts';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { paths } from '../navigation/paths.ts';
import { DataView } from '../ui/DataView.tsx';
import { FailureMessage } from '../ui/FailureMessage.tsx';
import { Link } from '../ui/Link.tsx';
import { RetryButton } from '../ui/RetryButton.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import styles from './AllCategories.module.css';
import { groupCategories } from './category-groups.ts';
import { useCategoryMarks } from './use-category-marks.ts';

/** The panel of all categories, by family, with their drawings. */
export function AllCategories({ current }: { current: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  // Not in the window while the panel is closed.
  const markOf = useCategoryMarks(useNearViewport(ref));
  return (
    <div ref={ref}>
      <DataView
        state={useCategories()}
        loading={() => <SkeletonText lines={6} />}
        error={({ retry, ...failure }) => (
          <div className="stack">
            <FailureMessage {...failure} />
            <RetryButton retry={retry} size="small" />
          </div>
        )}
        empty={() => <p>{texts.noCategories}</p>}
        ready={(names) => (
          <ul className={styles.groups}>
            {groupCategories(names).map(({ title, categories }) => (
              <li key={title} className={styles.group}>
                {title && <p className={`bold ${styles.family}`}>{title}</p>}
                <ul className={styles.list} aria-label={title ?? texts.categories}>
                  {categories.map((name) => (
                    <li key={name}>
                      <Link
                        className="label row"
                        to={paths.category(name)}
                        aria-current={name === current ? 'page' : undefined}
                      >
                        <span className={styles.mark}>{markOf(name)}</span>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      />
    </div>
  );
}
