import { publicFile } from '../../config.ts';
import { brands } from '../../content/brands.ts';
import { servicesBrands } from '../../content/services.ts';
import { SectionHeading } from '../editorial/SectionHeading.tsx';
import styles from './BrandGrid.module.css';

export function BrandGrid() {
  return (
    <section aria-labelledby="marcas">
      <SectionHeading id="marcas" title={servicesBrands.title} text={servicesBrands.text} />
      <ul className={`panel ${styles.grid}`}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <img
              src={publicFile(brand.logo)}
              alt={brand.name}
              width={200}
              height={80}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
