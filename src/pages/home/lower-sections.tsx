import { ContactForm } from '../../contact/ContactForm.tsx';
import { homeSections } from '../../content/home.ts';
import { SectionBoundary } from '../../ui/ErrorBoundary.tsx';
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
};

function ContactAndMap() {
  return (
    <div className={styles.band}>
      <div className={`page-width columns ${styles.columns}`}>
        <section className={styles.column} aria-labelledby="contacto-titulo">
          <h2 id="contacto-titulo">{homeSections.contact.title}</h2>
          <p className={`muted ${styles.lead}`}>{homeSections.contact.text}</p>
          <div className={`panel ${styles.form}`}>
            <SectionBoundary>
              <ContactForm />
            </SectionBoundary>
          </div>
        </section>
        <section className={styles.column} aria-labelledby="ubicacion-titulo">
          <h2 id="ubicacion-titulo">{homeSections.map.title}</h2>
          <p className={`muted ${styles.lead}`}>{homeSections.map.text}</p>
          <SectionBoundary>
            <LocationMap />
          </SectionBoundary>
        </section>
      </div>
    </div>
  );
}
