import { productName } from '../../lib/wording.ts';
import { compareInTradeOrder } from '../../trade/index.ts';
import type { ListedProduct } from './facets.ts';

export type ListOrder = 'relevance' | 'size' | 'name' | 'brand' | 'price';

/**
 * Sorts by size (in trade order, category by category), name or price, unknown prices last. Relevance
 * and brand are the orders of the response.
 */
export function sortProducts(
  items: readonly ListedProduct[],
  order: ListOrder,
  prices: ReadonlyMap<number, number | null> = new Map(),
): readonly ListedProduct[] {
  if (order === 'relevance' || order === 'brand') return items;
  if (order === 'name') {
    const names = new Intl.Collator('es', { numeric: true });
    return [...items].sort((a, b) => names.compare(productName(a.product), productName(b.product)));
  }
  if (order === 'price') {
    const price = ({ product }: ListedProduct) => prices.get(product.id) ?? Number.MAX_VALUE;
    return [...items].sort((a, b) => price(a) - price(b));
  }
  const categories = [...new Set(items.map(({ product }) => product.category))];
  const place = ({ product }: ListedProduct) => categories.indexOf(product.category);
  return [...items].sort(
    (a, b) => place(a) - place(b) || compareInTradeOrder(a.attributes, b.attributes),
  );
}
