import { type ReactNode, useState } from 'react';
import { useWhenIdle } from '../../hooks/use-when-idle.ts';
import styles from './LazySection.module.css';

interface LazySectionProps {
  /** Class that sets `--reserved-height`, the estimated height. */
  place: string | undefined;
  /** Empty while their code is loading. */
  children: ReactNode;
}

/** A section below the first view: a placeholder of its height until its code is loaded and the browser is idle. */
export function LazySection({ place, children }: LazySectionProps) {
  const isReady = Boolean(children);
  // On return the code is loaded: rendering at once restores the scroll position.
  const [atOnce] = useState(isReady);
  const isIdle = useWhenIdle(isReady && !atOnce);
  return (
    <div className={place}>
      {atOnce || isIdle ? children : <div className={styles.placeholder} data-room />}
    </div>
  );
}
