import { productsByCategory } from '../../catalogue/product-groups.ts';
import { categoryTiles } from '../../content/category-tiles.ts';
import type { ProductPicture } from '../../content/pictures.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { limits } from '../../lib/limits.ts';
import { productCount } from '../../lib/wording.ts';
import { contentStems } from '../../trade/index.ts';

/** A tile for categories that the shop has. */
export interface ShopTile {
  id: string;
  title: string;
  description: string | null;
  isNew: boolean;
  isPopular: boolean;
  /** The tile links to the first; more than one are listed. */
  categories: readonly [string, ...string[]];
  listsCategories: boolean;
  /** A picture of the site; null where the products decide. */
  imageSrc: ProductPicture | null;
  products: readonly ProductSummary[];
}

export interface ShopTiles {
  tiles: readonly ShopTile[];
  /** Categories beyond the most tiles. */
  others: readonly string[];
}

/**
 * The families of the content, as far as the shop has their categories, and a tile for each other
 * category in the order of the shop.
 * @param products empty while unknown; else categories without products have no tile
 */
export function shopTiles(
  categories: readonly string[],
  products: readonly ProductSummary[],
): ShopTiles {
  const groups = productsByCategory(products);
  const names = categories.filter((name) => groups.size === 0 || groups.has(name));
  const families = categoryTiles.flatMap(({ subcategories, ...tile }): ShopTile[] => {
    const [first, ...rest] = subcategories.filter((name) => names.includes(name));
    if (first === undefined) return [];
    const isWhole = 1 + rest.length === subcategories.length;
    // It may name goods that this shop does not sell.
    const description = isWhole ? tile.description : null;
    return [
      { ...tile, description, categories: [first, ...rest], listsCategories: true, products: [] },
    ];
  });
  const onFamilies = families.flatMap((tile) => tile.categories);
  const others = names.filter((name) => !onFamilies.includes(name));
  const room = Math.max(0, limits.categoryTiles - families.length);
  const own = others.slice(0, room).map((name) => ownTile(name, groups.get(name) ?? []));
  return { tiles: [...families, ...own], others: others.slice(room) };
}

function ownTile(name: string, products: readonly ProductSummary[]): ShopTile {
  const hasPhoto = products.some(({ imageUrl }) => imageUrl?.trim());
  return {
    id: `category ${name}`,
    title: name,
    description: products.length > 0 ? productCount(products.length) : null,
    isNew: false,
    isPopular: false,
    categories: [name],
    listsCategories: false,
    imageSrc: hasPhoto ? null : sitePicture(name),
    products,
  };
}

/** The picture of a family whose title and categories have all words of a name: `FIERROS`. */
function sitePicture(name: string): ProductPicture | null {
  const wanted = contentStems(name);
  const family = categoryTiles.find(({ title, subcategories }) => {
    const known = contentStems([title, ...subcategories].join(' '));
    return wanted.length > 0 && wanted.every((word) => known.includes(word));
  });
  return family?.imageSrc ?? null;
}
