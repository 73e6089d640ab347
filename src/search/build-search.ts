import type { ProductSummary } from '../graphql/queries.ts';
import { inSlices } from '../lib/in-slices.ts';
import {
  addDescription,
  addProduct,
  type SearchIndex,
  type SearchResult,
  searchIndex,
  searchProducts,
} from '../trade/index.ts';

/** With every field of the product list, for cards. */
type SearchedProduct = ProductSummary & { description: string | null };

export interface Search {
  index: SearchIndex<SearchedProduct>;
  /**
   * Called on every keystroke.
   * @param most how many products are wanted at least; all by default
   */
  find: (query: string, most?: number) => SearchResult<SearchedProduct>;
}

export async function buildSearch(
  products: readonly ProductSummary[],
  descriptions: ReadonlyMap<number, string>,
): Promise<Search> {
  const index = searchIndex<SearchedProduct>([]);
  await inSlices(products, (product) => {
    addProduct(index, { ...product, description: descriptions.get(product.id) ?? null });
  });
  return searchIn(index);
}

/** The same search with descriptions that were loaded since. */
export function withDescriptions(
  { index }: Search,
  descriptions: ReadonlyMap<number, string>,
): Search {
  for (const [id, description] of descriptions) addDescription(index, id, description);
  return searchIn(index);
}

function searchIn(index: SearchIndex<SearchedProduct>): Search {
  return { index, find: (query, most) => searchProducts(index, query, most) };
}
