import { type CSSProperties, type ReactNode, useState } from 'react';
import { timings } from '../config.ts';
import { useTimeout } from '../hooks/use-timeout.ts';
import { RotationControls, slideName } from './RotationControls.tsx';
import styles from './Slideshow.module.css';
import { useRotation } from './use-rotation.ts';

interface SlideshowProps<T> {
  /** The accessible name of the whole. */
  label: string;
  slides: readonly T[];
  slideKey: (slide: T) => string | number;
  /**
   * `load` is false for slides that nobody can see soon: leave out their pictures, not their size.
   * All slides lie in one place, which is as high as the highest of them.
   */
  renderSlide: (slide: T, view: { load: boolean }) => ReactNode;
  /** Milliseconds between two slides. */
  intervalMs: number;
  arrowKeys?: boolean;
}

const fade = `${timings.bannerFade}ms`;

/** Slides that take each other's place by a cross-fade, by themselves and on demand. */
export function Slideshow<T>({
  label,
  slides,
  slideKey,
  renderSlide,
  intervalMs,
  arrowKeys = false,
}: SlideshowProps<T>) {
  const rotation = useRotation({ count: slides.length, intervalMs, arrowKeys });
  const [settled, setSettled] = useState(false);
  // The other pictures come when the first view has long been painted, and before they are due.
  useTimeout(() => setSettled(true), settled ? null : intervalMs / 2);

  return (
    <section
      className={styles.show}
      aria-roledescription="carrusel"
      aria-label={label}
      {...rotation.regionProps}
    >
      {slides.length > 1 && (
        <div className={styles.controls} data-ground="dark">
          <RotationControls rotation={rotation} count={slides.length} />
        </div>
      )}
      <div className={styles.stage} aria-live={rotation.rotating ? 'off' : 'polite'}>
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
              {renderSlide(slide, { load: active || settled })}
            </div>
          );
        })}
      </div>
    </section>
  );
}
