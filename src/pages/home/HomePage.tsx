import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { homeSections, homeTitle } from '../../content/home.ts';
import { catalogueMeta, type PageMeta } from '../../content/page-meta.ts';
import { useWhenIdle } from '../../hooks/use-when-idle.ts';
import { Page } from '../../layout/Page.tsx';
import { SectionBoundary } from '../../ui/ErrorBoundary.tsx';
import { Section } from '../editorial/Section.tsx';
import { FamilyStrip } from './FamilyStrip.tsx';
import styles from './HomePage.module.css';
import type { LowerSections } from './lower-sections.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { PromoCarousel } from './PromoCarousel.tsx';

/** Also reached by a `#productos` typed by hand. */
export const productsSection = 'productos';

interface HomePageProps {
  meta?: PageMeta;
  section?: string;
}

/**
 * The home page, also shown at /list with another title. Sections 3 to 8 are below the first view
 * and mount step by step after the loading screen.
 */
export default function HomePage({ meta = catalogueMeta.home, section }: HomePageProps) {
  const lower = useLowerSections();
  return (
    <Page meta={meta} section={section}>
      <h1 className="visually-hidden">{homeTitle}</h1>
      <PromoBanner />
      <FamilyStrip sizesOf={lower?.sizesOf} />
      <PromoCarousel />
      <LazySection place={styles.tiles}>{lower && <lower.CategoryTiles />}</LazySection>
      <LazySection place={styles.banks}>{lower && <lower.BankCards />}</LazySection>
      <LazySection place={styles.brands}>{lower && <lower.BrandMarquee />}</LazySection>
      <Section
        id={productsSection}
        heading={homeSections.products}
        className="page-width page-section"
      >
        <LazySection place={styles.shelves}>{lower && <lower.ProductShelves />}</LazySection>
      </Section>
      <LazySection place={styles.contactAndMap}>{lower && <lower.ContactAndMap />}</LazySection>
    </Page>
  );
}

/** Kept for the visit, so that Back restores the scroll position. */
let fetched: LowerSections | undefined;

function useLowerSections(): LowerSections | undefined {
  const [code, setCode] = useState(fetched);
  const isIdle = useWhenIdle(code === undefined);

  useEffect(() => {
    if (!isIdle || code) return;
    const fetchCode = async () => {
      try {
        fetched = (await import('./lower-sections.tsx')).lowerSections;
        startTransition(() => setCode(fetched));
      } catch {
        // The download failed: retry when the visitor scrolls.
        window.addEventListener('scroll', fetchCode, { once: true });
      }
    };
    void fetchCode();
    return () => window.removeEventListener('scroll', fetchCode);
  }, [isIdle, code]);

  return code;
}

interface LazySectionProps {
  /** Class that sets `--reserved-height`, the estimated height. */
  place: string | undefined;
  /** Empty while their code is loading. */
  children: ReactNode;
}

/** A section below the first view: a placeholder of its height until its code is loaded and the browser is idle. */
function LazySection({ place, children }: LazySectionProps) {
  const isReady = Boolean(children);
  // On return the code is loaded: rendering at once restores the scroll position.
  const [atOnce] = useState(isReady);
  const isIdle = useWhenIdle(isReady && !atOnce);
  return (
    <div className={place}>
      {atOnce || isIdle ? (
        <SectionBoundary>{children}</SectionBoundary>
      ) : (
        <div className={styles.placeholder} data-room />
      )}
    </div>
  );
}
