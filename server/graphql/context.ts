import type { CatalogueStore } from '../catalogue/catalogue-store.ts';

/** What every resolver is handed. */
export interface Context {
  catalogue: CatalogueStore;
  /** Whether `priceBuy` is answered; the operator's decision, off unless said otherwise. */
  showPurchasePrice: boolean;
  /** Absolute origin of this backend, without a trailing slash: `https://tienda.example`. */
  publicUrl: string;
}
