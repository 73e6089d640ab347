import { useState } from 'react';
import { brandRows, brands } from '../../content/brands.ts';
import { homeSections } from '../../content/home.ts';
import { PauseButton } from '../../ui/PauseButton.tsx';
import { BrandLogo } from '../editorial/BrandLogo.tsx';
import { Section } from '../editorial/Section.tsx';
import styles from './BrandMarquee.module.css';

/** The style sheet pauses it while it is hovered or focused, and stops it under reduced motion. */
export function BrandMarquee() {
  const [isPaused, setPaused] = useState(false);
  if (brands.length === 0) return null;
  return (
    <Section
      id="marcas"
      heading={homeSections.brands}
      aside={<PauseButton what="el desfile de marcas" isPaused={isPaused} onChange={setPaused} />}
      className="page-width page-section"
    >
      <div className={`stack gap-4 ${styles.marquee}`} data-paused={isPaused}>
        {brandRows.map((row) => (
          <div key={row[0]?.name} className={styles.row}>
            {/* A copy makes the loop endless; it is hidden from screen readers. */}
            {[false, true].map((isCopy) => (
              <ul key={String(isCopy)} className={styles.logos} aria-hidden={isCopy}>
                {row.map(({ name, logo }) => (
                  <li key={name}>
                    <BrandLogo
                      className={`panel ${styles.logo}`}
                      logo={logo}
                      alt={isCopy ? '' : name}
                    />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
