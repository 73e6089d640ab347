import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import styles from './Carousel.module.css';
import { RotationControls, slideName } from './RotationControls.tsx';
import { useRotation } from './use-rotation.ts';
import { itemStep } from './use-scroll-position.ts';

interface CarouselProps<T> {
  /** The accessible name. */
  label: string;
  slides: readonly T[];
  slideKey: (slide: T) => string | number;
  renderSlide: (slide: T) => ReactNode;
  /** Milliseconds between two moves. */
  intervalMs: number;
  /** Number of visible slides. */
  perView: number;
  /** Left of the controls. */
  heading?: ReactNode;
}

/**
 * Slides that scroll sideways at an interval, one at a time. The native scroll container supports
 * touch, and scrolls to a slide that receives the focus.
 */
export function Carousel<T>({
  label,
  slides,
  slideKey,
  renderSlide,
  intervalMs,
  perView,
  heading,
}: CarouselProps<T>) {
  const trackRef = useRef<HTMLDivElement>(null);
  const stops = Math.max(1, slides.length - perView + 1);
  const rotation = useRotation({ count: stops, intervalMs });
  const { index, goTo } = rotation;

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    track.scrollTo({ left: index * itemStep(track) });
  }, [index]);

  return (
    <section aria-roledescription="carrusel" aria-label={label} {...rotation.regionProps}>
      <div className={styles.head}>
        <div>{heading}</div>
        {stops > 1 && <RotationControls rotation={rotation} count={stops} />}
      </div>
      <div
        ref={trackRef}
        className={styles.track}
        style={perViewStyle(perView)}
        aria-live={rotation.isRotating ? 'off' : 'polite'}
        onScrollEnd={(event) => {
          // After a swipe, continue from the visible slide.
          const step = itemStep(event.currentTarget);
          if (step > 0) goTo(Math.round(event.currentTarget.scrollLeft / step));
        }}
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
          <div
            key={slideKey(slide)}
            className={styles.slide}
            role="group"
            aria-roledescription="diapositiva"
            aria-label={slideName(position, slides.length)}
          >
            {renderSlide(slide)}
          </div>
        ))}
      </div>
    </section>
  );
}

function perViewStyle(perView: number): CSSProperties {
  const style: CSSProperties & Record<'--per-view', number> = { '--per-view': perView };
  return style;
}
