import type { ProductSummary } from '../graphql/queries.ts';
import { limits } from '../lib/limits.ts';

export function relatedProducts(
  products: readonly ProductSummary[],
  current: Pick<ProductSummary, 'id' | 'category'>,
): ProductSummary[] {
  if (current.category === null) return [];
  return products
    .filter((product) => product.category === current.category && product.id !== current.id)
    .slice(0, limits.related);
}

export function productsByCategory(
  products: readonly ProductSummary[],
): ReadonlyMap<string, ProductSummary[]> {
  const groups = new Map<string, ProductSummary[]>();
  for (const product of products) {
    if (product.category === null) continue;
    const group = groups.get(product.category);
    if (group) group.push(product);
    else groups.set(product.category, [product]);
  }
  return groups;
}

export interface Shelf {
  category: string;
  products: readonly ProductSummary[];
}

/**
 * The shelves of the home page: the first half of the categories, rounded up, without empty ones;
 * else the first category with products.
 */
export function homeShelves(
  categories: readonly string[],
  products: readonly ProductSummary[],
): Shelf[] {
  const groups = productsByCategory(products);
  const half = Math.ceil(categories.length / 2);
  const shelvesOf = (names: readonly string[]) =>
    names.flatMap((category) => {
      const group = groups.get(category);
      return group ? [{ category, products: group }] : [];
    });
  const shelves = shelvesOf(categories.slice(0, half));
  return shelves.length > 0 ? shelves : shelvesOf(categories.slice(half)).slice(0, 1);
}

/** Products that represent a large category: evenly spread, in its order. */
export function sampleOf(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const step = Math.max(1, products.length / limits.sampledNames);
  return products.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
