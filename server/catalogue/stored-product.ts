/**
 * A stored product. Separate from the contract's type: if the contract renames a field or changes its
 * form, a resolver converts it and the database does not change.
 */
export interface StoredProduct {
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
  /** The first and last day of the discount, `2026-12-24`; null: without a beginning or an end. */
  discountFrom: string | null;
  discountUntil: string | null;
  marca: string | null;
}

export interface Catalogue {
  categories: readonly string[];
  products: readonly StoredProduct[];
}
