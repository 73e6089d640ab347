import { homeSections, homeTitle } from '../../content/home.ts';
import { catalogueMeta, type PageMeta } from '../../content/page-meta.ts';
import { Page } from '../../layout/Page.tsx';
import { SectionBoundary } from '../../ui/ErrorBoundary.tsx';
import styles from './HomePage.module.css';
import { HomeSection } from './HomeSection.tsx';
import { LazySection } from './LazySection.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { PromoCarousel } from './PromoCarousel.tsx';
import { useLowerSections } from './use-lower-sections.ts';

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
      <SectionBoundary>
        <PromoBanner />
      </SectionBoundary>
      <SectionBoundary>
        <PromoCarousel />
      </SectionBoundary>
      <LazySection place={styles.tiles}>{lower && <lower.Tiles />}</LazySection>
      <LazySection place={styles.banksAndBrands}>{lower && <lower.BanksAndBrands />}</LazySection>
      <HomeSection id={productsSection} heading={homeSections.products}>
        <LazySection place={styles.shelves}>{lower && <lower.Products />}</LazySection>
      </HomeSection>
      <LazySection place={styles.contactAndMap}>{lower && <lower.ContactAndMap />}</LazySection>
    </Page>
  );
}
