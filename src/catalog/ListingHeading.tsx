import type { ReactNode } from 'react';
import { productCount } from '../lib/wording.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import styles from './ListingHeading.module.css';

interface ListingHeadingProps {
  title: ReactNode;
  /** Products listed; null while that is not known. */
  count: number | null;
  /** What is spoken in the place of the count, where there is none. */
  empty?: string | false | undefined;
}

/** The head of a list of products: what it is and how many there are, also spoken. */
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
