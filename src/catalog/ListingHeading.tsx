import type { ReactNode } from 'react';
import { productCount } from '../lib/wording.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import styles from './ListingHeading.module.css';

interface ListingHeadingProps {
  title: ReactNode;
  count: number | null;
  /** Announced instead of the count. */
  empty?: string | false | undefined;
}

export function ListingHeading({ title, count, empty }: ListingHeadingProps) {
  const counted = count === null ? '' : productCount(count);
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p className={styles.count} aria-hidden="true">
        {counted}
      </p>
      <LiveRegion>{counted || empty}</LiveRegion>
    </header>
  );
}
