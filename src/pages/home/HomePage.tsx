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

/** Id of the product section, which `#productos` typed by hand opens at. */
export const productsSection = 'productos';

interface HomePageProps {
  meta?: PageMeta;
  section?: string;
}

/**
 * The home page. /list shows the same under a title of its own. Sections 3 to 8, which lie below
 * the first view, come into the document once the loading screen has lifted, part by part.
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
