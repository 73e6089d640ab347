import { listedProduct } from '../../catalogue/listing/facets.ts';
import { leadingRange } from '../../catalogue/listing/size-range.ts';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { homeSections } from '../../content/home.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { Section } from '../editorial/Section.tsx';
import { BankCards } from './BankCards.tsx';
import { BrandMarquee } from './BrandMarquee.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { LocationMap } from './LocationMap.tsx';
import styles from './lower-sections.module.css';
import { ProductShelves } from './ProductShelves.tsx';

/** The sections of home below the first view, in one chunk. */
export const lowerSections = {
  CategoryTiles,
  BankCards,
  BrandMarquee,
  ProductShelves,
  ContactAndMap,
  sizesOf,
};

export type LowerSections = typeof lowerSections;

/** The sizes of a category of steel, from the smallest to the largest. */
function sizesOf(category: string, products: readonly ProductSummary[]): string | null {
  return leadingRange(
    products.filter((product) => product.category === category).map(listedProduct),
  );
}

function ContactAndMap() {
  return (
    <div className={styles.band}>
      <div className={`page-width columns page-section ${styles.columns}`}>
        <Section id="contacto" heading={homeSections.contact} className={styles.column}>
          <div className={`panel ${styles.form}`}>
            <ContactForm />
          </div>
        </Section>
        <Section id="ubicacion" heading={homeSections.map} className={styles.column}>
          <LocationMap />
        </Section>
      </div>
    </div>
  );
}
