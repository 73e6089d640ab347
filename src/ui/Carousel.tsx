import { ChevronLeft, ChevronRight } from 'lucide';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { timings } from '../config.ts';
import { useTimeout } from '../hooks/use-timeout.ts';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { PauseButton } from './PauseButton.tsx';
import { type Rotation, useRotation } from './use-rotation.ts';

interface CarouselProps<T> {
  label: string;
  slides: readonly T[];
  slideKey: (slide: T) => string | number;
  /**
   * While `load` is false, render the slide without its picture but in its full size: slides that fade
   * share one area, as high as the highest.
   */
  renderSlide: (slide: T, view: { load: boolean }) => ReactNode;
  intervalMs: number;
  /** Slides in view, which scroll sideways; by default, one slide fades into the next. */
  perView?: number;
  arrowKeys?: boolean;
  heading?: ReactNode;
}

/**
 * Slides that change at an interval. Those that scroll do so in a native scroll container, which
 * supports touch and scrolls to a slide that receives the focus.
 */
export function Carousel<T>({
  label,
  slides,
  slideKey,
  renderSlide,
  intervalMs,
  perView,
  arrowKeys = false,
  heading,
}: CarouselProps<T>) {
  const trackRef = useRef<HTMLDivElement>(null);
  const fades = perView === undefined;
  const stops = fades ? slides.length : Math.max(1, slides.length - perView + 1);
  const rotation = useRotation({ count: stops, intervalMs, arrowKeys });
  const { index, goTo } = rotation;
  const [isLoading, setLoading] = useState(!fades);
  // After the first paint and before the second slide is shown.
  useTimeout(() => setLoading(true), isLoading ? null : intervalMs / 2);

  useEffect(() => {
    const slide = trackRef.current?.children[index];
    if (slide instanceof HTMLElement) trackRef.current?.scrollTo({ left: slide.offsetLeft });
  }, [index]);

  return (
    <section
      className={styles.root}
      aria-roledescription="carrusel"
      aria-label={label}
      {...rotation.regionProps}
    >
      <div
        className={fades ? styles.over : `cluster spread ${styles.head}`}
        data-theme={fades ? 'dark' : undefined}
      >
        {heading && <div>{heading}</div>}
        {stops > 1 && <Controls rotation={rotation} count={stops} />}
      </div>
      <div
        ref={trackRef}
        className={fades ? styles.stage : styles.track}
        style={{ '--per-view': perView, '--fade': `${timings.bannerFade}ms` } as CSSProperties}
        aria-live={rotation.isRotating ? 'off' : 'polite'}
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
              key={slideKey(slide)}
              className={styles.slide}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={`${position + 1} de ${slides.length}`}
              aria-hidden={isHidden}
              inert={isHidden}
            >
              {renderSlide(slide, { load: isLoading || !isHidden })}
            </div>
          );
        })}
      </div>
    </section>
  );
}

const pauseLabels = {
  pause: 'Pausar el avance automático',
  resume: 'Reanudar el avance automático',
};

/** Pause comes first, as the ARIA Authoring Practices recommend. */
function Controls({ rotation, count }: { rotation: Rotation; count: number }) {
  return (
    <div className={styles.controls}>
      <PauseButton autoplay={rotation} labels={pauseLabels} />
      <IconButton label="Anterior" shape="round" onClick={rotation.previous}>
        <Icon of={ChevronLeft} size={22} />
      </IconButton>
      <span className={`small numeric ${styles.position}`} aria-hidden="true">
        {rotation.index + 1} / {count}
      </span>
      <IconButton label="Siguiente" shape="round" onClick={rotation.next}>
        <Icon of={ChevronRight} size={22} />
      </IconButton>
    </div>
  );
}
