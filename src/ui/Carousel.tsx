import { ChevronLeft, ChevronRight } from 'lucide';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { controls } from '../content/controls.ts';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { timings } from '../lib/limits.ts';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { PauseButton } from './PauseButton.tsx';
import { useRotation } from './use-rotation.ts';

interface CarouselProps<T> {
  label: string;
  slides: readonly T[];
  /**
   * Slides that fade share one area, as high as the highest.
   * @param isDue whether to load the picture: the slide was shown, or is the next
   */
  renderSlide: (slide: T, isDue: boolean) => ReactNode;
  intervalMs: number;
  /** Slides in view, which scroll sideways; by default, one slide fades into the next. */
  perView?: number;
  heading?: ReactNode;
}

/**
 * Slides that change at an interval. Those that scroll do so in a native scroll container, which
 * supports touch and scrolls to a slide that receives the focus. After the last one it returns to the
 * first: cloned slides would double the content for screen readers.
 */
export function Carousel<T>(props: CarouselProps<T>) {
  const { label, slides, renderSlide, intervalMs, perView, heading } = props;
  const trackRef = useRef<HTMLDivElement>(null);
  const fades = perView === undefined;
  const stops = fades ? slides.length : Math.max(1, slides.length - perView + 1);
  const rotation = useRotation(stops, intervalMs);
  const { index, goTo, move, isRotating, isPaused, setPaused, regionProps } = rotation;
  // The picture of the next slide waits for those in view.
  const isIdle = useWhenIdle();
  const [lastShown, setLastShown] = useState(0);
  if (index > lastShown) setLastShown(index);

  useEffect(() => {
    const slide = trackRef.current?.children[index];
    if (slide instanceof HTMLElement) trackRef.current?.scrollTo({ left: slide.offsetLeft });
  }, [index]);

  return (
    <section
      className={styles.root}
      aria-roledescription="carrusel"
      aria-label={label}
      {...regionProps}
    >
      <div
        className={fades ? styles.over : `cluster spread ${styles.head}`}
        data-theme={fades ? 'dark' : undefined}
      >
        {heading}
        {stops > 1 && (
          // Pause comes first, as the ARIA Authoring Practices recommend.
          <div className={styles.controls}>
            <PauseButton what={controls.carouselMotion} isPaused={isPaused} onChange={setPaused} />
            <IconButton label={controls.previous} round onClick={() => move(-1)}>
              <Icon of={ChevronLeft} size={22} />
            </IconButton>
            <span className={`small numeric ${styles.position}`} aria-hidden="true">
              {index + 1} / {stops}
            </span>
            <IconButton label={controls.next} round onClick={() => move(1)}>
              <Icon of={ChevronRight} size={22} />
            </IconButton>
          </div>
        )}
      </div>
      <div
        ref={trackRef}
        className={fades ? styles.stage : styles.track}
        style={{ '--per-view': perView, '--fade': `${timings.bannerFade}ms` } as CSSProperties}
        aria-live={isRotating ? 'off' : 'polite'}
        onScrollEnd={({ currentTarget: { scrollLeft, scrollWidth } }) => {
          // After a swipe, continue from the visible slide.
          if (scrollWidth > 0) goTo(Math.round((scrollLeft / scrollWidth) * slides.length));
        }}
      >
        {slides.map((slide, position) => {
          const isHidden = fades && position !== index;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change
              key={position}
              className={styles.slide}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${position + 1} de ${slides.length}`}
              aria-hidden={isHidden}
              inert={isHidden}
            >
              {renderSlide(slide, position <= (isIdle ? lastShown + 1 : lastShown))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
