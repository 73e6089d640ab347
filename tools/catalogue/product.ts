/** A product as the seed file holds it; the fields are those of the contract. */
export interface Product {
  id: number;
  uuid: string;
  name: string;
  /** Soles per unit; what the shop itself pays. Null where `price` is not known. */
  priceBuy: number | null;
  /** Soles per unit, taxes included. Null or 0: on request. */
  price: number | null;
  description: string | null;
  imageUrl: string | null;
  category: string;
  stock: number;
  /** Percent. */
  discount: number | null;
  marca: string | null;
}

/** The seed file: every category in shop order, every product in catalogue order. */
export interface Catalogue {
  categories: string[];
  products: Product[];
}

/** What a family's table says of one product, before the shop's own figures are added. */
export interface Draft {
  name: string;
  /** All that is known, one statement a line. */
  description: string;
  /** The same in less than 60 characters; live search shows only such. */
  brief: string;
  /** Soles per unit, before it is rounded as shops do. */
  price: number;
  /** A picture of `public/images/products/`, without size and ending. */
  picture: string;
  /** Null for plain steel, which carries no brand. */
  marca: string | null;
}

/** The products of one category. */
export interface Family {
  /** The family's own number, whatever its place: its products are `100 * code + 1` and on. */
  code: number;
  category: string;
  drafts: Draft[];
}
