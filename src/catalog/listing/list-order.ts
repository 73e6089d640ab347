import { compareInTradeOrder } from '../../lib/product-name/trade-order.ts';
import { productName } from '../../lib/wording.ts';
import type { ListedProduct } from './facets.ts';

export type ListOrder = 'relevance' | 'size' | 'name';

const names = new Intl.Collator('es', { numeric: true });

/**
 * A list in another order, which leaves the given one as it is. By size: as a printed price list,
 * category after category where there are several, as they come in the given list. By relevance:
 * as it is given.
 */
export function inOrder(
  items: readonly ListedProduct[],
  order: ListOrder,
): readonly ListedProduct[] {
  if (order === 'relevance') return items;
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
