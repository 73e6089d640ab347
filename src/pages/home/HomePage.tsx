import { lazy, Suspense } from 'react';
import { homeTitle } from '../../content/home.ts';
import type { PageMeta } from '../../content/meta.ts';
import { pageMeta } from '../../content/meta.ts';
import { Page } from '../../layout/Page.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import styles from './HomePage.module.css';
import { ProductShelves } from './ProductShelves.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { PromoCarousel } from './PromoCarousel.tsx';

/** Id of the product section, which `#productos` typed by hand opens at. */
export const productsSection = 'productos';

// One file for all that lies below the first view; it arrives while that is being looked at.
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
      <div className={`${styles.later} ${styles.banksAndBrands}`}>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className={styles.place} />}>
            <BanksAndBrands />
          </Suspense>
        </ErrorBoundary>
      </div>
      <ProductShelves id={productsSection} />
      <div className={`${styles.later} ${styles.contactAndMap}`}>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className={styles.place} />}>
            <ContactAndMap />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Page>
  );
}
