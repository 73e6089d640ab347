import { publicFile } from '../../config.ts';
import { type Brand, brandRows } from '../../content/brands.ts';
import { homeSections } from '../../content/home.ts';
import { PauseButton } from '../../ui/PauseButton.tsx';
import { useAutoplay } from '../../ui/use-autoplay.ts';
import styles from './BrandMarquee.module.css';
import { HomeSection } from './HomeSection.tsx';

export function BrandMarquee() {
  const autoplay = useAutoplay();
  return (
    <HomeSection
      id="marcas"
      heading={homeSections.brands}
      aside={<PauseButton autoplay={autoplay} what="el desfile de marcas" />}
      {...autoplay.regionProps}
    >
      <div
        className={`stack gap-4 ${autoplay.isReducedMotion ? styles.static : styles.animated}`}
        data-running={autoplay.isPlaying}
      >
        {brandRows.map((row) => (
          <div key={row[0]?.id} className={styles.row}>
            <Logos brands={row} />
            {/* A copy makes the loop endless; it is hidden from screen readers. */}
            {!autoplay.isReducedMotion && <Logos brands={row} repeated />}
          </div>
        ))}
      </div>
    </HomeSection>
  );
}

function Logos({ brands, repeated = false }: { brands: readonly Brand[]; repeated?: boolean }) {
  return (
    <ul className={styles.logos} aria-hidden={repeated || undefined}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <img
            className={`panel ${styles.logo}`}
            src={publicFile(brand.logo)}
            alt={repeated ? '' : brand.name}
            width={200}
            height={80}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
