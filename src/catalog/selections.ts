import { limits } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';

/** The products that stand with a given one: its exact category, itself left out, the first 8. */
export function relatedProducts(
  products: readonly ProductSummary[],
  current: Pick<ProductSummary, 'id' | 'category'>,
): ProductSummary[] {
  if (current.category === null) return [];
  return products
    .filter((product) => product.category === current.category && product.id !== current.id)
    .slice(0, limits.related);
}

/** The products of each category, in the list's order. */
export function groupByCategory(
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

/**
 * The shelves of the home page: the first half of the category list, rounded up, in its order;
 * a category without products is skipped after the halving.
 */
export function homeShelves(
  categories: readonly string[],
  products: readonly ProductSummary[],
): { category: string; products: ProductSummary[] }[] {
  const groups = groupByCategory(products);
  return categories.slice(0, Math.ceil(categories.length / 2)).flatMap((category) => {
    const group = groups.get(category);
    return group ? [{ category, products: group }] : [];
  });
}
