import { type CategoryTile, categoryTiles } from '../../content/category-tiles.ts';
import { homeSections } from '../../content/home.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../editorial/Section.tsx';
import styles from './CategoryTiles.module.css';

export function CategoryTiles() {
  return (
    <Section id="categorias" heading={homeSections.categories} className="page-width page-section">
      <ul className={styles.tiles}>
        {categoryTiles.map((tile) => (
          <li key={tile.id}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tile({ tile }: { tile: CategoryTile }) {
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
