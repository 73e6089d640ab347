import { useLocation } from 'react-router-dom';
import { useProductSummaries } from '../../graphql/queries.ts';
import { limits } from '../../lib/limits.ts';
import { rowsOf } from '../../lib/view-state.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ProductGridSkeleton } from '../ProductGrid.tsx';
import styles from './Listing.module.css';
import rows from './ListingSkeleton.module.css';
import { parseListingState } from './listing-url-state.ts';
import { expectedView, useTableRoom } from './usual-view.ts';

/** @param subject the category or search term of the list */
export function ListingSkeleton({ subject }: { subject: string }) {
  const hasTableRoom = useTableRoom();
  const known = rowsOf(useProductSummaries()).filter(({ category }) => category === subject);
  const { view } = parseListingState(useLocation().search);
  const isTable = (view ?? expectedView(subject, known.length, hasTableRoom)) === 'table';
  return (
    <>
      <div className={styles.head} />
      <div className={styles.listing}>
        <div className={styles.side} />
        <div className={styles.main}>{isTable ? <TableSkeleton /> : <ProductGridSkeleton />}</div>
      </div>
    </>
  );
}

function TableSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className={rows.heading} />
      {Array.from({ length: limits.firstRows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rows
        <div key={index} className={`row ${rows.row}`}>
          <Skeleton className={rows.mark} />
          <Skeleton className={rows.text} />
          <Skeleton className={rows.figure} />
          <Skeleton className={rows.figure} />
        </div>
      ))}
    </div>
  );
}
