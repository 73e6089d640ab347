import type { CatalogueStore } from '../catalogue/catalogue-store.ts';

/** The context of every resolver. */
export interface Context {
  catalogue: CatalogueStore;
  /** Whether `priceBuy` is answered; null otherwise. */
  showPurchasePrice: boolean;
  /** Absolute origin of this backend, without a trailing slash: `https://tienda.example`. */
  publicUrl: string;
}
