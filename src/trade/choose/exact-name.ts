import type { QuantityUnit } from '../lexicon/units.ts';
import { countAt } from '../line/count.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { productNamed, type SearchIndex } from '../search/search-index.ts';
import { type Phrase, plainOf } from '../text/phrase.ts';
import { isMark } from '../text/token-tests.ts';

/** A line that is the name of a product, with or without a count. */
export interface ExactName<Product extends FoundProduct> {
  product: Product;
  quantity: number | null;
  unit: QuantityUnit;
}

/** Finds the only product whose name a line is, after its count and unit are removed. */
export function findExactName<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  line: Phrase,
): ExactName<Product> | null {
  const named = (phrase: Phrase) =>
    phrase.length === 0 ? null : productNamed(index, plainOf(phrase));
  const whole = named(line);
  if (whole) return { product: whole, quantity: null, unit: 'piece' };
  const first = countAt(line, 0);
  if (first) {
    for (const at of [first.end, 1, first.end + 1]) {
      // `12 und PLATINA …`, `5 x TUBO …`
      const product = named(line.slice(at));
      if (product) return { product, quantity: first.quantity, unit: first.unit };
    }
  }
  for (const at of [line.length - 1, line.length - 2]) {
    const count = countAt(line, at);
    // `PLATINA … - 12 und`
    const isSigned = isMark(line[at - 1], '-–—:;,=(x');
    const product = count && named(line.slice(0, isSigned ? at - 1 : at));
    if (product) return { product, quantity: count.quantity, unit: count.unit };
  }
  return null;
}
