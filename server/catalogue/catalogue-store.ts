/**
 * A stored product. Separate from the contract's type: if the contract renames a field or changes its
 * form, a resolver converts it and the database does not change.
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

export interface Catalogue {
  categories: readonly string[];
  products: readonly ProductRow[];
}

/** Maximum number of products of a search: a single letter matches nearly all. */
export const SEARCH_LIMIT = 1_000;

/**
 * The only interface between resolvers and products: a database or, in tests and mocks, an array.
 * Lists are in catalogue order and must not be changed. Every method may reject.
 */
export interface CatalogueStore {
  allProducts(): Promise<ProductRow[]>;
  productById(id: number): Promise<ProductRow | null>;
  categoryNames(): Promise<string[]>;
  productsInCategory(category: string): Promise<ProductRow[]>;
  productsOnOffer(): Promise<ProductRow[]>;
  /** Products with a brand, ordered by brand (folded), then in catalogue order. */
  productsWithBrand(): Promise<ProductRow[]>;
  /** Products whose name contains `text`, both folded by `foldText`; at most `SEARCH_LIMIT`. */
  productsByName(text: string): Promise<ProductRow[]>;
}
