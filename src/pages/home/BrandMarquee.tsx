import { useState } from 'react';
import { type Brand, brandRows, brands } from '../../content/brands.ts';
import { homeSections } from '../../content/home.ts';
import { PauseButton } from '../../ui/PauseButton.tsx';
import { BrandLogo } from '../editorial/BrandLogo.tsx';
import { Section } from '../editorial/Section.tsx';
import styles from './BrandMarquee.module.css';

/** Fewer brands fit into a wide window, where a loop would show gaps. */
const FEWEST_MOVING = 20;

export function BrandMarquee() {
  if (brands.length === 0) return null;
  return brands.length < FEWEST_MOVING ? <BrandList /> : <MovingBrands />;
}

function BrandList() {
  return (
    <Section id="marcas" heading={homeSections.brands} className="page-width page-section">
      <Logos className="cluster gap-4" row={brands} />
    </Section>
  );
}

/** The style sheet pauses it while it is hovered or focused, and stops it under reduced motion. */
function MovingBrands() {
  const [isPaused, setPaused] = useState(false);
  return (
    <Section
      id="marcas"
      heading={homeSections.brands}
      aside={<PauseButton what="el desfile de marcas" isPaused={isPaused} onChange={setPaused} />}
      className="page-width page-section"
    >
      <div className={`stack gap-2 ${styles.marquee}`} data-paused={isPaused}>
        {brandRows.map((row) => (
          <div key={row[0]?.name} className={styles.row}>
            {/* A copy makes the loop endless; it is hidden from screen readers. */}
            <Logos className={styles.logos} row={row} />
            <Logos className={styles.logos} row={row} isCopy />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface LogosProps {
  row: readonly Brand[];
  isCopy?: boolean;
  className: string | undefined;
}

function Logos({ row, isCopy = false, className }: LogosProps) {
  return (
    <ul className={className} aria-hidden={isCopy}>
      {row.map(({ name, logo }) => (
        <li key={name}>
          <BrandLogo className={`panel ${styles.logo}`} logo={logo} name={name} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}
