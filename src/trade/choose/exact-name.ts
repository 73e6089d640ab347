import type { QuantityUnit } from '../lexicon/units.ts';
import { countAt } from '../line/count.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { productNamed, type SearchIndex } from '../search/search-index.ts';
import { normalize } from '../text/normalize.ts';
import { isMark } from '../text/token-tests.ts';
import { type Token, tokensOf } from '../text/tokens.ts';

/** A line that is the name of a product, with or without a count. */
export interface ExactName<Product extends FoundProduct> {
  product: Product;
  quantity: number | null;
  unit: QuantityUnit;
}

/** Finds the only product whose name a line is, after its count and unit are removed. */
export function findExactName<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  line: string,
): ExactName<Product> | null {
  const text = normalize(line).trim();
  const tokens = tokensOf(text);
  const whole = productNamed(index, text);
  if (whole) return { product: whole, quantity: null, unit: 'piece' };
  return behindCount(index, text, tokens) ?? beforeCount(index, text, tokens);
}

/** `12 und PLATINA …`, `5 x TUBO …` */
function behindCount<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  text: string,
  tokens: readonly Token[],
): ExactName<Product> | null {
  const count = countAt(tokens, 0);
  if (!count) return null;
  for (const at of [count.end, 1, count.end + 1]) {
    const start = tokens[at]?.start;
    const product = start === undefined ? null : productNamed(index, text.slice(start));
    if (product) return { product, quantity: count.quantity, unit: count.unit };
  }
  return null;
}

/** `PLATINA … - 12 und` */
function beforeCount<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  text: string,
  tokens: readonly Token[],
): ExactName<Product> | null {
  const places = [tokens.length - 1, tokens.length - 2];
  for (const at of places) {
    const count = countAt(tokens, at);
    const isSigned = isMark(tokens[at - 1], '-–—:;,=(x');
    const end = tokens[isSigned ? at - 2 : at - 1]?.end;
    const product = count && end !== undefined ? productNamed(index, text.slice(0, end)) : null;
    if (count && product) return { product, quantity: count.quantity, unit: count.unit };
  }
  return null;
}
