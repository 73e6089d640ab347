import { publicFile } from '../../config.ts';
import { brands } from '../../content/brands.ts';
import { servicesBrands } from '../../content/services.ts';
import styles from './BrandGrid.module.css';

/** The brands that the workshop itself uses. */
export function BrandGrid() {
  return (
    <section aria-labelledby="marcas">
      <div className={styles.heading}>
        <h2 id="marcas">{servicesBrands.title}</h2>
        <p>{servicesBrands.text}</p>
      </div>
      <ul className={styles.grid}>
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
