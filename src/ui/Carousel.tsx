import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import styles from './Carousel.module.css';
import { RotationControls, slideName } from './RotationControls.tsx';
import { useRotation } from './use-rotation.ts';
import { itemStep } from './use-scroll-position.ts';

interface CarouselProps<T> {
  /** The accessible name of the whole. */
  label: string;
  slides: readonly T[];
  slideKey: (slide: T) => string | number;
  renderSlide: (slide: T) => ReactNode;
  /** Milliseconds between two moves. */
  intervalMs: number;
  /** Slides in view at the present width of the window. */
  perView: number;
  /** Sits at the left of the controls, as a rule the heading. */
  heading?: ReactNode;
}

/**
 * Slides that move sideways by themselves, one at a time, and back to the first after the last. A
 * native scroller carries them, so a finger can push it and a tab stop out of view comes into it.
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
        aria-live={rotation.rotating ? 'off' : 'polite'}
        onScrollEnd={(event) => {
          // Pushed by a finger: go on from where it was left.
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
