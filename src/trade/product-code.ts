import { countAt } from './count.ts';
import { codeTitles } from './lexicon/requests.ts';
import type { QuantityUnit } from './lexicon/units.ts';
import { normalize } from './normalize.ts';
import type { FoundProduct, SearchIndex } from './search-index.ts';
import { isEnd, isMark, isWord } from './token-tests.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A request by the shop's code: `cod. 102 x 6`, `#103, 7`. */
export interface CodeRequest {
  code: number;
  /** Null where none is written. */
  quantity: number | null;
  unit: QuantityUnit;
}

/** Finds the product with a code; null for an unknown code. */
export function productByCode<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  code: number,
): Product | null {
  return index.products[index.codes.get(code) ?? -1]?.product ?? null;
}

/** Reads a text that is only a code with its title, and perhaps a quantity; null for any other. */
export function readCodeRequest(text: string): CodeRequest | null {
  const tokens = tokensOf(normalize(text).trim());
  const found = codeAt(tokens);
  if (!found) return null;
  const { code, end } = found;
  if (isEnd(tokens, end)) return { code, quantity: null, unit: 'piece' };
  const start = isMark(tokens[end], 'x,;:=-–—') ? end + 1 : end;
  const count = countAt(tokens, start);
  const isOnlyCount = count !== null && isEnd(tokens, count.end);
  return isOnlyCount ? { code, quantity: count.quantity, unit: count.unit } : null;
}

function codeAt(tokens: readonly Token[]): { code: number; end: number } | null {
  const [first] = tokens;
  if (first?.kind === 'code' && /^#\d+$/.test(first.text)) {
    return { code: Number(first.text.slice(1)), end: 1 };
  }
  if (!isWord(first, codeTitles)) return null;
  const at = 1 + tokens.slice(1).findIndex((token) => !isMark(token, '.:#°º'));
  const number = tokens[at];
  const isCode =
    number?.kind === 'number' && Number.isInteger(number.value) && number.decimals === 0;
  return isCode ? { code: number.value, end: at + 1 } : null;
}
