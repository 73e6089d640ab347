import { nameWithBrand } from '../../lib/brand.ts';
import { fold } from '../../lib/fold.ts';
import type { Finish } from '../lexicon/words.ts';
import type { FoundProduct } from '../product/found-product.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Phrase } from '../text/phrase.ts';
import { isGrade } from '../text/read-code.ts';
import { type Candidates, findProducts } from './find-products.ts';
import { isQuality } from './remarks.ts';

/**
 * Products for an item next to a remark. A remark that says which of them is meant decides like the
 * words of the item; where no product has it, the buyer chooses.
 */
export function findBesideRemark<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  item: Phrase,
  remark: Phrase,
  context: Finish | null,
): Candidates<Product> {
  const found = withBrand(findProducts(index, item, context), remark);
  const [head = ''] = fold(found.products[0]?.name ?? '').split(' ');
  if (!remark.some((token) => isQuality(token, head, index))) return found;
  const words = remark.filter(
    ({ kind, text }) => kind === 'word' || (kind === 'code' && isGrade(text)),
  );
  const both = findProducts(index, [...item, ...words], context);
  return both.isComplete ? both : { ...found, isComplete: false };
}

/** Those of the brand that a remark next to the line names, if there are any. */
function withBrand<Product extends FoundProduct>(
  found: Candidates<Product>,
  remark: Phrase,
): Candidates<Product> {
  const named = found.products.filter((product) => {
    const last = fold(nameWithBrand(product)).split(' ').at(-1) ?? '';
    return /^[a-z]{4}/.test(last) && remark.some(({ text }) => text === last);
  });
  return named.length > 0 ? { ...found, products: named } : found;
}
