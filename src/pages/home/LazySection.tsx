import { type ReactNode, useState } from 'react';
import { useIdleTurn } from '../../hooks/use-idle-turn.ts';
import styles from './LazySection.module.css';

interface LazySectionProps {
  /** Class that sets `--place`, the height that the children will take, about. */
  place: string | undefined;
  /** None while their code is on its way. */
  children: ReactNode;
}

/** A part below the first view: a room of its height until its code is there and its turn has come. */
export function LazySection({ place, children }: LazySectionProps) {
  const isReady = Boolean(children);
  // The code is there from the first where the visitor returns, and their place on the page must be.
  const [atOnce] = useState(isReady);
  const isTurn = useIdleTurn(isReady && !atOnce);
  return (
    <div className={place}>
      {atOnce || isTurn ? children : <div className={styles.room} data-room />}
    </div>
  );
}
