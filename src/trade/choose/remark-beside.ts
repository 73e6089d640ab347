import { fold } from '../../lib/fold.ts';
import type { FoundProduct } from '../product/found-product.ts';
import type { Finish } from '../product/vocabulary.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { isGrade } from '../text/read-code.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { isContraryWord, tradeWord } from '../text/trade-word.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import { isUse } from './request.ts';

/**
 * Products for an item beside a remark. A remark that says which of them is meant decides like the
 * words of the item; where no product has it, the buyer chooses.
 */
export function findBesideRemark<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  item: string,
  remark: string,
  context: Finish | null,
): Candidates<Product> {
  const tokens = tokenize(remark);
  const found = withBrand(findCandidates(index, item, context), tokens);
  if (!tokens.some((token) => isQuality(token, found.products, index))) return found;
  const words = tokens.filter(
    ({ kind, text }) => kind === 'word' || (kind === 'code' && isGrade(text)),
  );
  const both = findCandidates(index, [item, ...words.map(({ text }) => text)].join(' '), context);
  return both.isComplete ? both : { ...found, isComplete: false };
}

/** Whether a word of a remark tells products of one kind apart: `A706`, `estriada`, `titanio`. */
function isQuality<Product extends FoundProduct>(
  { kind, text }: Token,
  [first]: readonly Product[],
  index: SearchIndex<Product>,
): boolean {
  if (kind === 'code') return isGrade(text);
  if (kind !== 'word' || text.length < 3) return false;
  const role = tradeWord(text)?.role;
  if (role === 'shape' || role === 'quality' || isContraryWord(text)) return true;
  const [head = ''] = fold(first?.name ?? '').split(' ');
  return index.products.some(({ product, words }) => {
    const name = fold(product.name ?? '');
    return words.includes(text) && head !== '' && name.startsWith(head);
  });
}

/** The part of a remark beside the line that the product does not have. */
export function besideRemark(remark: string, asked: Finish | null, { name }: FoundProduct): string {
  const own = fold(name ?? '');
  const isNew = ({ kind, text }: Token) =>
    kind === 'word' && text.length > 2 && !isUse(text) && !own.includes(text);
  if (asked || !tokenize(remark).some(isNew)) return '';
  return remark
    .split(' ')
    .filter((word) => !/^[\d.,]+$/.test(word))
    .join(' ')
    .trim();
}

/** Those of the brand that a remark beside the line names, if there are any. */
function withBrand<Product extends FoundProduct>(
  found: Candidates<Product>,
  remark: readonly Token[],
): Candidates<Product> {
  const named = found.products.filter(({ name }) => {
    const brand =
      fold(name ?? '')
        .split(' ')
        .at(-1) ?? '';
    return /^[a-z]{4}/.test(brand) && remark.some(({ text }) => text === brand);
  });
  return named.length > 0 ? { ...found, products: named } : found;
}
