import { Package } from 'lucide';
import { useMemo } from 'react';
import { CategorySuggestions } from '../../catalogue/CategorySuggestions.tsx';
import { listedProduct } from '../../catalogue/listing/facets.ts';
import { isSteelList } from '../../catalogue/listing/steel-sizes.ts';
import { ProductImage } from '../../catalogue/ProductImage.tsx';
import { sampleOf } from '../../catalogue/product-groups.ts';
import { sectionMark } from '../../catalogue/SizeMark.tsx';
import { categoryTiles } from '../../content/category-tiles.ts';
import { homeSections, tileTexts } from '../../content/home.ts';
import { useCategories, useProductSummaries } from '../../graphql/queries.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { rowsOf } from '../../lib/view-state.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { Section } from '../editorial/Section.tsx';
import styles from './CategoryTiles.module.css';
import { type ShopTile, shopTiles } from './shop-tiles.ts';

/** Those of the content, where the categories of the shop cannot be loaded. */
const allFamilies = categoryTiles.flatMap(({ subcategories }) => subcategories);

export function CategoryTiles() {
  const categories = useCategories();
  const names = categories.status === 'error' ? allFamilies : rowsOf(categories);
  const products = rowsOf(useProductSummaries());
  const { tiles, others } = useMemo(() => shopTiles(names, products), [names, products]);
  return (
    <Section id="categorias" heading={homeSections.categories} className="page-width page-section">
      {categories.status === 'loading' && <TilesSkeleton />}
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
      <CategorySuggestions categories={others} />
    </Section>
  );
}

function TilesSkeleton() {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {categoryTiles.map(({ id, subcategories }) => (
        <div key={id} className={styles.tile}>
          <div className={styles.figure}>
            <Skeleton className={styles.picture} />
          </div>
          <div className={styles.text}>
            <div className="title">
              <SkeletonText />
            </div>
            <div className={styles.description}>
              <SkeletonText />
            </div>
          </div>
          <div className={styles.subcategories}>
            <SkeletonText lines={subcategories.length} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Tile({ tile }: { tile: ShopTile }) {
  return (
    <article className={styles.tile} aria-label={tile.title}>
      <div className={styles.figure}>
        <TilePicture tile={tile} />
        <p className={`row gap-1 ${styles.badges}`}>
          {tile.isNew && <Badge tone="new">{tileTexts.isNew}</Badge>}
          {tile.isPopular && <Badge tone="popular">{tileTexts.isPopular}</Badge>}
        </p>
      </div>
      <div className={styles.text}>
        <h3 className="title">
          <SiteLink className={styles.link} to={{ category: tile.categories[0] }}>
            {tile.title}
          </SiteLink>
        </h3>
        {tile.description && <p className={styles.description}>{tile.description}</p>}
      </div>
      {tile.listsCategories && (
        <ul className={styles.subcategories} aria-label={tileTexts.categories(tile.title)}>
          {tile.categories.map((category) => (
            <li key={category}>
              <SiteLink className={`label ${styles.subcategory}`} to={{ category }}>
                {category}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const pictureSizes = '(max-width: 768px) 30vw, (max-width: 1024px) 240px, 220px';

/** The site's picture; else the first photo of the products, the section of steel or a package. */
function TilePicture({ tile: { imageSrc, products } }: { tile: ShopTile }) {
  if (imageSrc) {
    return (
      <Picture
        className={styles.picture}
        src={imageSrc}
        alt=""
        sizes={pictureSizes}
        width={640}
        height={640}
      />
    );
  }
  return (
    <div className={styles.productPicture}>
      <ProductImage
        alt=""
        imageUrl={products.find(({ imageUrl }) => imageUrl?.trim())?.imageUrl}
        sizes={pictureSizes}
        drawing={drawingOf(products) ?? <Icon of={Package} size={64} />}
      />
    </div>
  );
}

function drawingOf(products: ShopTile['products']) {
  const items = sampleOf(products).map(listedProduct);
  const drawn = isSteelList(items) ? items.find(({ attributes }) => attributes.family) : undefined;
  return drawn ? sectionMark(drawn.attributes) : null;
}
