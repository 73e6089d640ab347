import type { ReactNode } from 'react';
import styles from './Hero.module.css';

interface HeroProps {
  /** A picture or slideshow, with {@link heroPicture} on each picture. */
  media: ReactNode;
  children: ReactNode;
}

export function Hero({ media, children }: HeroProps) {
  return (
    <div className={styles.hero} data-theme="dark">
      <div className={styles.text}>{children}</div>
      <div className={styles.media}>{media}</div>
    </div>
  );
}

export const heroPicture = {
  className: styles.picture,
  sizes: '(max-width: 1024px) 100vw, 60vw',
};
