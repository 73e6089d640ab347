/** A product as the list query answers it, and as the detail query does. */
export interface Summary {
  __typename: 'Producto';
  id: number;
  name: string | null;
  imageUrl: string | null;
  category: string | null;
}
export interface Detail extends Summary {
  uuid: string | null;
  priceBuy: number | null;
  price: number | null;
  description: string | null;
  stock: number | null;
  discount: number | null;
  marca: string | null;
}

/** A client-side cache behind the three things that the storefront does with it. */
export interface Peer {
  /** The list arrives and is read by a page, which then goes on showing it. */
  write: (rows: Summary[]) => Promise<void>;
  /** That page goes, and another comes and reads the list; which it then shows. */
  reread: () => Promise<void>;
  /** A whole product arrives while the list is shown; until both show what is new in it. */
  detail: (product: Detail) => Promise<void>;
}

/** What one process finds out about one cache; times in milliseconds. */
export interface CacheTimes {
  write: number;
  reread: number;
  detail: number;
}
