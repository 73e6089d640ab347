import type { ProductSummary } from '../graphql/queries.ts';
import { timings } from '../lib/limits.ts';
import {
  foldName,
  indexName,
  type SearchIndex,
  type SearchResult,
  searchIndex,
  searchProducts,
} from '../trade/index.ts';

/** With every field of the product list, for cards. */
type SearchedProduct = ProductSummary & { description: string | null };

export interface Search {
  index: SearchIndex<SearchedProduct>;
  /** Called on every keystroke. */
  find: (query: string) => SearchResult<SearchedProduct>;
}

/** Reads the names in slices, so that the browser can render and handle input in between. */
export async function buildSearch(
  products: readonly ProductSummary[],
  descriptions: ReadonlyMap<number, string>,
): Promise<Search> {
  let began = performance.now();
  for (const { name } of products) {
    indexName(name ?? '');
    foldName(name ?? '');
    if (performance.now() - began < timings.searchSlice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  const index = searchIndex(
    products.map((product) => ({ ...product, description: descriptions.get(product.id) ?? null })),
  );
  return { index, find: (query) => searchProducts(index, query) };
}
