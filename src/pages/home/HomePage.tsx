import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { distances } from '../../config.ts';
import { homeTitle } from '../../content/home.ts';
import type { PageMeta } from '../../content/meta.ts';
import { pageMeta } from '../../content/meta.ts';
import { useNear } from '../../hooks/use-near.ts';
import { Page } from '../../layout/Page.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import styles from './HomePage.module.css';
import { ProductShelves } from './ProductShelves.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { PromoCarousel } from './PromoCarousel.tsx';

/** Id of the product section, which `#productos` typed by hand opens at. */
export const productsSection = 'productos';

// One file for all that lies below the first view; nobody who stays there downloads it.
const later = () => import('./later-sections.tsx');
const BanksAndBrands = lazy(async () => ({ default: (await later()).BanksAndBrands }));
const ContactAndMap = lazy(async () => ({ default: (await later()).ContactAndMap }));

interface HomePageProps {
  meta?: PageMeta;
  section?: string;
}

/** The home page. /list shows the same under a title of its own. */
export default function HomePage({ meta = pageMeta.home, section }: HomePageProps) {
  return (
    <Page meta={meta} section={section}>
      <h1 className="visually-hidden">{homeTitle}</h1>
      <PromoBanner />
      <PromoCarousel />
      <CategoryTiles />
      <Later place={styles.banksAndBrands}>
        <BanksAndBrands />
      </Later>
      <ProductShelves id={productsSection} />
      <Later place={styles.contactAndMap}>
        <ContactAndMap />
      </Later>
    </Page>
  );
}

/**
 * Sections below the first view, in the room that they will take. Their code is fetched once the
 * visitor begins to scroll, and they are drawn when the window comes near.
 */
function Later({ place, children }: { place: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref, distances.shelfNear);

  useEffect(() => {
    // Whether it can be had shows when it is drawn.
    const fetchIt = () => void later().catch(() => {});
    window.addEventListener('scroll', fetchIt, { once: true, passive: true });
    return () => window.removeEventListener('scroll', fetchIt);
  }, []);

  const room = <div className={styles.place} />;
  return (
    <div ref={ref} className={`${styles.later} ${place}`}>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={room}>{near ? children : room}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
