import type { ProductSummary } from '../../graphql/queries.ts';
import { compareInTradeOrder } from '../../lib/product-name/trade-order.ts';
import { productName } from '../../lib/wording.ts';
import { type ListedProduct, listedProduct } from './facets.ts';

export type ListOrder = 'relevance' | 'size' | 'name' | 'brand';

const names = new Intl.Collator('es', { numeric: true });

/**
 * Returns a sorted copy. By size: in trade order, category by category. By brand: alphabetically,
 * products without a brand last, then by size. By relevance: unchanged.
 */
export function sortProducts(
  items: readonly ListedProduct[],
  order: ListOrder,
): readonly ListedProduct[] {
  if (order === 'relevance') return items;
  if (order === 'brand') {
    return [...sortProducts(items, 'size')].sort(
      ({ values: { brand: a } }, { values: { brand: b } }) =>
        a === null || b === null ? Number(a === null) - Number(b === null) : names.compare(a, b),
    );
  }
  if (order === 'name') {
    return [...items].sort((a, b) => names.compare(productName(a.product), productName(b.product)));
  }
  const categories = [...new Set(items.map(({ values }) => values.category))];
  const places = new Map(categories.map((category, place) => [category, place]));
  const place = ({ values }: ListedProduct) => places.get(values.category) ?? 0;
  return [...items].sort(
    (a, b) => place(a) - place(b) || compareInTradeOrder(a.attributes, b.attributes),
  );
}

/** Groups a list sorted by brand; `null` for products without one. */
export function groupByBrand(products: readonly ProductSummary[]) {
  const groups: { brand: string | null; products: ProductSummary[] }[] = [];
  for (const product of products) {
    const { brand } = listedProduct(product).values;
    const last = groups.at(-1);
    if (last?.brand === brand) last.products.push(product);
    else groups.push({ brand, products: [product] });
  }
  return groups;
}
