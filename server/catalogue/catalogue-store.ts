/**
 * A product as a store keeps it. Apart from the contract's type: where the contract calls a field
 * otherwise, or has it in another form, a resolver says so and nothing that is stored changes.
 */
export interface ProductRow {
  id: number;
  uuid: string | null;
  name: string | null;
  priceBuy: number | null;
  price: number | null;
  description: string | null;
  imageUrl: string | null;
  category: string | null;
  stock: number | null;
  discount: number | null;
  marca: string | null;
}

/** A whole catalogue: categories and products, each in the order in which the shop shows them. */
export interface Catalogue {
  categories: readonly string[];
  products: readonly ProductRow[];
}

/** Most products that a search returns: a single letter matches nearly all. */
export const SEARCH_LIMIT = 1_000;

/**
 * Where the products are. The resolvers know nothing else, so that the same
 * contract runs on PostgreSQL, on the embedded database and, in tests and
 * mocks, on a plain array.
 *
 * Lists come in catalogue order and are not to be changed. Every method may reject when the store
 * cannot be reached.
 */
export interface CatalogueStore {
  allProducts(): Promise<ProductRow[]>;
  productById(id: number): Promise<ProductRow | null>;
  categoryNames(): Promise<string[]>;
  productsInCategory(category: string): Promise<ProductRow[]>;
  /** Products with a discount above 0. */
  productsOnOffer(): Promise<ProductRow[]>;
  /** Products that name a brand, ordered by brand (folded), then in catalogue order. */
  productsWithBrand(): Promise<ProductRow[]>;
  /** Products whose name contains `text`, both folded (see `fold`); no wildcards; at most `SEARCH_LIMIT`. */
  productsByName(text: string): Promise<ProductRow[]>;
}
