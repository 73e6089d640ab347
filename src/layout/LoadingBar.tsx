import { layoutTexts as texts } from '../content/layout.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import styles from './LoadingBar.module.css';

/** Shows that a tap was understood while the code of the next page is loading. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      <LiveRegion>{isLoading && texts.opening}</LiveRegion>
      {isLoading && <div className={styles.bar} />}
    </>
  );
}
