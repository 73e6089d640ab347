import type { FoundProduct } from '../product/found-product.ts';
import type { Assumption } from './assume.ts';
import type { Reasons } from './find-products.ts';

export interface Choice<Product extends FoundProduct = FoundProduct> {
  choices: readonly Product[];
  /** Preselected; null where the buyer must choose. */
  product: Product | null;
  quantity: number | null;
  assumptions: readonly Assumption[];
  reasons: Reasons;
  /** The code that the line names and no product has. */
  unknownCode?: string;
}
