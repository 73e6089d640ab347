import { countAt } from '../line/count.ts';
import type { LineRequest } from '../line/line-request.ts';
import { readBareNumbers } from '../line/product-code.ts';
import { noQuantity, readPhrase } from '../line/read-line.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { knownCodeIn } from '../search/known-code.ts';
import { productsByCode } from '../search/named-product.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Phrase } from '../text/phrase.ts';
import { isEnd } from '../text/token-tests.ts';
import type { Choice } from './choice.ts';

/** Smaller numbers are more likely a size or a quantity. */
const leastClearCode = 100;

/**
 * The product of a code; the buyer chooses where several have it. An unknown code is said, and nothing
 * else is offered for it.
 */
export function choiceByCode<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  { quantity }: Pick<LineRequest, 'quantity'>,
  code: string,
): Choice<Product> {
  const choices = productsByCode(index, code);
  const [matched, dropped] = choices.length > 0 ? [[code], []] : [[], [code]];
  return {
    choices,
    product: choices.length === 1 ? (choices[0] ?? null) : null,
    quantity,
    assumptions: [],
    reasons: { matched, dropped, contradicted: [] },
    ...(choices.length === 0 && { unknownCode: code }),
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
  const found = readings.filter(({ code }) => index.codes.find(code).length > 0);
  // Of a product with its own code, ours is shown nowhere.
  const shown = found.filter(({ code }) => index.codes.isShown(code));
  const known = shown.length > 0 ? shown : found;
  const unknown = isClear ? readings.slice(0, 1) : [];
  const [first, ...others] = known.length > 0 ? known : unknown;
  const isCode = first !== undefined && Number(first.code) >= leastClearCode;
  if (!first || (known.length === 0 && !isCode)) return null;
  const choice = choiceByCode(index, first, first.code);
  if (others.length === 0) return isClear && isCode ? choice : { ...choice, product: null };
  return {
    ...choice,
    product: null,
    quantity: null,
    choices: known.flatMap(({ code }) => productsByCode(index, code)),
  };
}

/** The products of a line that names several codes of the owner, `10 FC-017 y 5 FC-018`; else null. */
export function choiceBySeveralCodes<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  { whole }: LineRequest,
): Choice<Product> | null {
  const codes: string[] = [];
  for (let known = knownCodeIn(index, whole); known; known = knownCodeIn(index, known.rest)) {
    codes.push(known.code);
  }
  const choices = [...new Set(codes.flatMap((code) => productsByCode(index, code)))];
  const [first = ''] = codes;
  if (choices.length < 2) return null;
  return { ...choiceByCode(index, { quantity: null }, first), product: null, choices };
}

/** A line with the code of the owner that it names: `10 FC-017`, `fierro FC-017 x 10`. */
export function withKnownCode(line: LineRequest, index: SearchIndex): LineRequest {
  if (line.code !== undefined) return line;
  const inItem = knownCodeIn(index, line.item);
  const known = inItem ?? knownCodeIn(index, line.whole);
  if (!known) return line;
  const { code, rest } = known;
  const read = inItem ? { ...line, withSize: null } : { ...line, ...noQuantity };
  const count = read.quantity === null ? countAt(rest, 0) : null;
  if (count && isEnd(rest, count.end)) {
    return { ...read, code, item: [], quantity: count.quantity, unit: count.unit };
  }
  if (rest.length === 0 || read.quantity !== null) return { ...read, code, item: rest };
  return { ...read, ...readPhrase({ tokens: rest, isByGauge: line.isByGauge === true }), code };
}

/**
 * The choice of a line that also names a code. One of another system is no product that fits the
 * text; an owner's code that does not is asked about.
 */
export function withCoded<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  choice: Choice<Product>,
  code: string,
): Choice<Product> {
  const coded = productsByCode(index, code);
  const fitting = coded.filter((product) => choice.choices.includes(product));
  const [product, ...others] = fitting;
  if (product && others.length === 0) return { ...choice, product, assumptions: [] };
  const isOwn = /\p{L}/u.test(code) && coded.length > 0;
  if (product || !isOwn) return choice;
  return { ...choice, product: null, assumptions: [], choices: [...coded, ...choice.choices] };
}
