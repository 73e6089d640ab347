import type { ReactNode } from 'react';
import styles from './Hero.module.css';

interface HeroProps {
  /** What stands beside the text: a picture or a show of them, with {@link heroPicture} on each. */
  media: ReactNode;
  /** The heading and what follows it. */
  children: ReactNode;
}

/** The dark head of a page that presents the company: text, and a picture that runs to the edge. */
export function Hero({ media, children }: HeroProps) {
  return (
    <div className={styles.hero} data-ground="dark">
      <div className={styles.text}>{children}</div>
      <div className={styles.media}>{media}</div>
    </div>
  );
}

/** For every picture in a hero: it fills its side, whatever its own shape. */
export const heroPicture = {
  className: styles.picture,
  sizes: '(max-width: 1024px) 100vw, 60vw',
};
