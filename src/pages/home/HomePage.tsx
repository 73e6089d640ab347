import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { distances } from '../../config.ts';
import { homeSections, homeTitle } from '../../content/home.ts';
import { catalogueMeta, type PageMeta } from '../../content/page-meta.ts';
import { useNear } from '../../hooks/use-near.ts';
import { Page } from '../../layout/Page.tsx';
import { Apart } from '../../ui/ErrorBoundary.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import styles from './HomePage.module.css';
import { HomeSection } from './HomeSection.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { PromoCarousel } from './PromoCarousel.tsx';

/** Id of the product section, which `#productos` typed by hand opens at. */
export const productsSection = 'productos';

// What lies below the first view; nobody who stays there downloads it.
const later = () => import('./later-sections.tsx');
const shelves = () => import('./ProductShelves.tsx');
const BanksAndBrands = lazy(async () => ({ default: (await later()).BanksAndBrands }));
const ProductShelves = lazy(async () => ({ default: (await shelves()).ProductShelves }));
const ContactAndMap = lazy(async () => ({ default: (await later()).ContactAndMap }));

interface HomePageProps {
  meta?: PageMeta;
  section?: string;
}

/** The home page. /list shows the same under a title of its own. */
export default function HomePage({ meta = catalogueMeta.home, section }: HomePageProps) {
  return (
    <Page meta={meta} section={section}>
      <h1 className="visually-hidden">{homeTitle}</h1>
      <Apart>
        <PromoBanner />
      </Apart>
      <Apart>
        <PromoCarousel />
      </Apart>
      <Apart>
        <CategoryTiles />
      </Apart>
      <Later place={styles.banksAndBrands} load={later}>
        <BanksAndBrands />
      </Later>
      <HomeSection id={productsSection} heading={homeSections.products}>
        <Later place={styles.shelves} load={shelves}>
          <ProductShelves />
        </Later>
      </HomeSection>
      <Later place={styles.contactAndMap} load={later}>
        <ContactAndMap />
      </Later>
    </Page>
  );
}

/** What was drawn in this visit is there at once the next time, so that a way back finds its place. */
const drawn = new Set<() => Promise<unknown>>();

interface LaterProps {
  /** Gives it the room that it will take. */
  place: string | undefined;
  /** Fetches the code of the children. */
  load: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A part below the first view, in the room that it will take. Its code is fetched once the visitor
 * begins to scroll, and it is drawn when the window comes near.
 */
function Later({ place, load, children }: LaterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const drawnBefore = drawn.has(load);
  const near = useNear(ref, distances.shelfNear) || drawnBefore;

  useEffect(() => {
    if (near) drawn.add(load);
  }, [near, load]);

  useEffect(() => {
    // Whether it can be had shows when it is drawn.
    const fetchIt = () => void load().catch(() => {});
    window.addEventListener('scroll', fetchIt, { once: true, passive: true });
    return () => window.removeEventListener('scroll', fetchIt);
  }, [load]);

  const room = <div className={styles.place} data-room />;
  return (
    <div ref={ref} className={place}>
      {near ? (
        <Apart>
          <Suspense fallback={room}>{children}</Suspense>
        </Apart>
      ) : (
        room
      )}
    </div>
  );
}
