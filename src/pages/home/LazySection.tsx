import { type ReactNode, useState } from 'react';
import { useWhenIdle } from '../../hooks/use-when-idle.ts';
import styles from './LazySection.module.css';

interface LazySectionProps {
  /** Class that sets `--place`, the height that the children will take, about. */
  place: string | undefined;
  /** None while their code is on its way. */
  children: ReactNode;
}

/** A section below the first view: a placeholder of its height until its code is loaded and the browser is idle. */
export function LazySection({ place, children }: LazySectionProps) {
  const isReady = Boolean(children);
  // The code is there from the first where the visitor returns, and their place on the page must be.
  const [atOnce] = useState(isReady);
  const isIdle = useWhenIdle(isReady && !atOnce);
  return (
    <div className={place}>
      {atOnce || isIdle ? children : <div className={styles.room} data-room />}
    </div>
  );
}
