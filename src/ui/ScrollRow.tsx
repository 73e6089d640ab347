import { ChevronLeft, ChevronRight } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './ScrollRow.module.css';
import { useScrollPosition } from './use-scroll-position.ts';

interface ScrollRowProps<T> {
  /** The accessible name of the list. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T) => ReactNode;
  /** Pixels by which a button scrolls the row, from its visible width. */
  step: (viewWidth: number) => number;
  /** Number of dots; `+N` counts the other items. */
  dots?: number | undefined;
  /** Left of the buttons. */
  heading?: ReactNode;
}

/** A row that scrolls sideways by touch, wheel or its two buttons. */
export function ScrollRow<T>({
  label,
  items,
  itemKey,
  renderItem,
  step,
  dots,
  heading,
}: ScrollRowProps<T>) {
  const rowRef = useRef<HTMLUListElement>(null);
  const { index, atStart, atEnd } = useScrollPosition(rowRef, items.length);
  const move = (direction: 1 | -1) => {
    const row = rowRef.current;
    row?.scrollBy({ left: direction * step(row.clientWidth) });
  };

  return (
    <div className={styles.root}>
      <div className={`row spread gap-4 ${styles.head}`}>
        <div className={styles.heading}>{heading}</div>
        <div className={atStart && atEnd ? styles.hidden : 'row'}>
          {/* aria-disabled: a disabled button would lose the focus at the end of the row. */}
          <IconButton
            label={`Anteriores: ${label}`}
            outlined
            aria-disabled={atStart}
            className={atStart ? styles.inactive : undefined}
            onClick={() => move(-1)}
          >
            <Icon of={ChevronLeft} size={22} />
          </IconButton>
          <IconButton
            label={`Siguientes: ${label}`}
            outlined
            aria-disabled={atEnd}
            className={atEnd ? styles.inactive : undefined}
            onClick={() => move(1)}
          >
            <Icon of={ChevronRight} size={22} />
          </IconButton>
        </div>
      </div>
      <ul ref={rowRef} className={styles.row} aria-label={label}>
        {items.map((item) => (
          <li key={itemKey(item)} className={styles.item}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {dots !== undefined && items.length > 1 && (
        <Dots count={items.length} shown={dots} index={index} />
      )}
    </div>
  );
}

/** The position in the row. Hidden from screen readers, which read the list itself. */
function Dots({ count, shown, index }: { count: number; shown: number; index: number }) {
  const beyond = count - shown;
  return (
    <div className={`row ${styles.dots}`} aria-hidden="true">
      {Array.from({ length: Math.min(count, shown) }, (_, dot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={dot}
          className={dot === index ? `${styles.dot} ${styles.current}` : styles.dot}
        />
      ))}
      {beyond > 0 && <span className={index >= shown ? styles.reached : undefined}>+{beyond}</span>}
    </div>
  );
}
