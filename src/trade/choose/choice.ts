import type { LineReading } from '../line/read-line.ts';
import type { FoundProduct } from '../product/found-product.ts';
import type { Assumption } from './assume.ts';
import type { Reasons } from './candidates.ts';

/** A line with the text around it. */
export interface LineRequest extends LineReading {
  /** As written. */
  text: string;
  /** The shop's code, perhaps beside a description. */
  code?: number;
  /** The text of other columns: `galvanizado`, `marca Ocelote`. */
  remark: string;
  /** The headings above the line, the nearest one last. */
  headings: readonly string[];
}

export interface Choice<Product extends FoundProduct = FoundProduct> {
  choices: readonly Product[];
  /** Preselected; null where the buyer must choose. */
  product: Product | null;
  quantity: number | null;
  assumptions: readonly Assumption[];
  reasons: Reasons;
  /** The code that the line names and no product has. */
  unknownCode?: number;
}
