import type { LineRequest } from '../line/line-request.ts';
import { readBareNumbers } from '../line/product-code.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { productByCode, type SearchIndex } from '../search/search-index.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Choice } from './choice.ts';

/** Smaller numbers are more likely a size or a quantity. */
const leastClearCode = 100;

/** The product of a code; an unknown code is said, and nothing else is offered for it. */
export function choiceByCode<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  { quantity }: Pick<LineRequest, 'quantity'>,
  code: number,
): Choice<Product> {
  const product = productByCode(index, code);
  const [matched, dropped] = product ? [[String(code)], []] : [[], [String(code)]];
  return {
    choices: product ? [product] : [],
    product,
    quantity,
    assumptions: [],
    reasons: { matched, dropped, contradicted: [] },
    ...(!product && { unknownCode: code }),
  };
}

/**
 * The product of a line that is only a code, with or without a quantity. The buyer is asked where
 * both numbers are codes or the line may be a size; null where no number is a code.
 */
export function choiceByNumbers<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  line: Phrase,
): Choice<Product> | null {
  const { readings = [], isClear = false } = readBareNumbers(line) ?? {};
  const known = readings.filter(({ code }) => index.codes.has(code));
  const unknown = isClear ? readings.slice(0, 1) : [];
  const [first, ...others] = known.length > 0 ? known : unknown;
  const isCode = first !== undefined && first.code >= leastClearCode;
  if (!first || (known.length === 0 && !isCode)) return null;
  const choice = choiceByCode(index, first, first.code);
  if (others.length === 0) return isClear && isCode ? choice : { ...choice, product: null };
  const products = known.map(({ code }) => productByCode(index, code));
  return {
    ...choice,
    product: null,
    quantity: null,
    choices: products.filter((product) => product !== null),
  };
}
