import { ChevronLeft, ChevronRight } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { catalogueTexts } from '../content/catalogue.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { distances } from '../lib/limits.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductCarousel.module.css';

interface ProductCarouselProps {
  label: string;
  heading: ReactNode;
  products: readonly ProductSummary[];
  showsCategory?: boolean | undefined;
  /** Number of dots; `+N` counts the other products. */
  dots?: number;
  /** Pixels by which a button scrolls; most of the visible row by default. */
  step?: number;
}

/** A row of products that scrolls sideways, natively and by two buttons. */
export function ProductCarousel(props: ProductCarouselProps) {
  const { label, heading, products, showsCategory, dots, step } = props;
  const rowRef = useRef<HTMLUListElement>(null);
  const { index, atStart, atEnd } = useScrollPosition(rowRef, products.length);
  const buttons = [
    { name: catalogueTexts.previous, icon: ChevronLeft, direction: -1, isReached: atStart },
    { name: catalogueTexts.next, icon: ChevronRight, direction: 1, isReached: atEnd },
  ];
  const scroll = (direction: number) => {
    const row = rowRef.current;
    if (!row) return;
    const most = Math.min(row.clientWidth * distances.relatedScrollShare, distances.relatedScroll);
    row.scrollBy({ left: direction * (step ?? most) });
  };

  return (
    <div>
      <div className={`row spread gap-4 ${styles.head}`}>
        {heading}
        <div className={atStart && atEnd ? styles.hidden : 'row'}>
          {buttons.map(({ name, icon, direction, isReached }) => (
            // aria-disabled: a disabled button would lose the focus at the end of the row.
            <IconButton
              key={name}
              label={`${name}: ${label}`}
              outlined
              aria-disabled={isReached}
              className={isReached ? styles.inactive : undefined}
              onClick={() => scroll(direction)}
            >
              <Icon of={icon} size={22} />
            </IconButton>
          ))}
        </div>
      </div>
      <ul ref={rowRef} className={styles.row} aria-label={label}>
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <ProductCard product={product} showsCategory={showsCategory} />
          </li>
        ))}
      </ul>
      {dots !== undefined && products.length > 1 && (
        <Dots count={products.length} shown={dots} index={index} />
      )}
    </div>
  );
}

/** Pixels of tolerance for fractional widths. */
const tolerance = 2;

/**
 * The scroll position of a row, with the index of its first visible item.
 * @param count of items; a change measures again, since a ResizeObserver ignores the scroll width
 */
function useScrollPosition(ref: RefObject<HTMLElement | null>, count: number) {
  // Separate, so that a scroll re-renders only when one of them changes.
  const [index, setIndex] = useState(0);
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const row = ref.current;
    if (!row || count === 0) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = row;
      setIndex(Math.round((scrollLeft / scrollWidth) * count) || 0);
      setAtStart(scrollLeft <= tolerance);
      setAtEnd(scrollLeft + clientWidth >= scrollWidth - tolerance);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [ref, count]);

  return { index, atStart, atEnd };
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
