import { type CategoryTile, categoryTiles } from '../../content/category-tiles.ts';
import { homeSections } from '../../content/home.ts';
import { type ProductSummary, useProductSummaries } from '../../graphql/queries.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { rowsOf } from '../../lib/view-state.ts';
import { productCount } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../editorial/Section.tsx';
import styles from './CategoryTiles.module.css';

export function CategoryTiles() {
  const products = rowsOf(useProductSummaries());
  return (
    <Section id="categorias" heading={homeSections.categories} className="page-width page-section">
      <ul className={styles.tiles}>
        {categoryTiles.map((tile) => (
          <li key={tile.id}>
            <Tile tile={tile} products={products} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tile({ tile, products }: { tile: CategoryTile; products: readonly ProductSummary[] }) {
  const categories: readonly (string | null)[] = tile.subcategories;
  const count = products.filter(({ category }) => categories.includes(category)).length;
  return (
    <article className={styles.tile} aria-label={tile.title}>
      <div className={styles.figure}>
        <Picture
          className={styles.picture}
          src={tile.imageSrc}
          alt=""
          sizes="(max-width: 768px) 30vw, (max-width: 1024px) 240px, 220px"
          width={640}
          height={640}
        />
        <p className={`row gap-1 ${styles.badges}`}>
          {tile.isNew && <Badge tone="new">NUEVO</Badge>}
          {tile.isPopular && <Badge tone="popular">POPULAR</Badge>}
        </p>
      </div>
      <div className={styles.text}>
        <h3 className="title">
          <SiteLink className={styles.link} to={{ category: tile.subcategories[0] }}>
            {tile.title}
          </SiteLink>
        </h3>
        <p className={`note numeric ${styles.count}`}>{count > 0 && productCount(count)}</p>
        <p className={styles.description}>{tile.description}</p>
      </div>
      <ul className={styles.subcategories} aria-label={`Categorías de ${tile.title}`}>
        {tile.subcategories.map((category) => (
          <li key={category}>
            <SiteLink className={`label ${styles.subcategory}`} to={{ category }}>
              {category}
            </SiteLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
