import type { ReactNode } from 'react';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { homeSections, type SectionHeading } from '../../content/home.ts';
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
        <Column id="contacto-titulo" heading={homeSections.contact}>
          <div className={`panel ${styles.form}`}>
            <ContactForm />
          </div>
        </Column>
        <Column id="ubicacion-titulo" heading={homeSections.map}>
          <LocationMap />
        </Column>
      </div>
    </div>
  );
}

interface ColumnProps {
  id: string;
  heading: SectionHeading;
  children: ReactNode;
}

function Column({ id, heading, children }: ColumnProps) {
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id}>{heading.title}</h2>
      <p className={`muted ${styles.lead}`}>{heading.text}</p>
      <SectionBoundary>{children}</SectionBoundary>
    </section>
  );
}
