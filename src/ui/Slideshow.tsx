import { type CSSProperties, type ReactNode, useState } from 'react';
import { timings } from '../config.ts';
import { useTimeout } from '../hooks/use-timeout.ts';
import { RotationControls, slideName } from './RotationControls.tsx';
import styles from './Slideshow.module.css';
import { useRotation } from './use-rotation.ts';

interface SlideshowProps<T> {
  /** The accessible name. */
  label: string;
  slides: readonly T[];
  slideKey: (slide: T) => string | number;
  /**
   * While `load` is false, render the slide without its picture but in its full size: all slides share
   * one area, as high as the highest.
   */
  renderSlide: (slide: T, view: { load: boolean }) => ReactNode;
  /** Milliseconds between two slides. */
  intervalMs: number;
  arrowKeys?: boolean;
}

const fade = `${timings.bannerFade}ms`;

/** Slides that cross-fade at an interval and by buttons. */
export function Slideshow<T>({
  label,
  slides,
  slideKey,
  renderSlide,
  intervalMs,
  arrowKeys = false,
}: SlideshowProps<T>) {
  const rotation = useRotation({ count: slides.length, intervalMs, arrowKeys });
  const [isLoading, setLoading] = useState(false);
  // After the first paint and before the second slide is shown.
  useTimeout(() => setLoading(true), isLoading ? null : intervalMs / 2);

  return (
    <section
      className={styles.root}
      aria-roledescription="carrusel"
      aria-label={label}
      {...rotation.regionProps}
    >
      {slides.length > 1 && (
        <div className={styles.controls} data-theme="dark">
          <RotationControls rotation={rotation} count={slides.length} />
        </div>
      )}
      <div className={styles.stage} aria-live={rotation.isRotating ? 'off' : 'polite'}>
        {slides.map((slide, index) => {
          const active = index === rotation.index;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={slideKey(slide)}
              className={active ? `${styles.slide} ${styles.active}` : styles.slide}
              style={{ transitionDuration: fade, '--fade': fade } as CSSProperties}
              role="group"
              aria-roledescription="diapositiva"
              aria-label={slideName(index, slides.length)}
              aria-hidden={!active}
              inert={!active}
            >
              {renderSlide(slide, { load: active || isLoading })}
            </div>
          );
        })}
      </div>
    </section>
  );
}
