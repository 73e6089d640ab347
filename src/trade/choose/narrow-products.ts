import { nameWithBrand } from '../../lib/brand.ts';
import type { Asked } from '../asked/asked.ts';
import type { Finish } from '../lexicon/words.ts';
import type { FoundProduct } from '../product/found-product.ts';
import type { NamedNumber } from '../product/named-numbers.ts';
import { readProductName } from '../product/read-item.ts';
import { isBlack } from '../product/vocabulary.ts';
import { indexName } from '../search/indexed-name.ts';
import { foldName } from '../search/search-index.ts';
import { wordsIn } from '../text/phrase.ts';
import { stem } from '../text/stem.ts';
import type { NumberToken } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';

/** Those with the finish of a heading; other black steel where a size is not sold in it. */
export function withFinish<Product extends FoundProduct>(
  products: readonly Product[],
  finish: Finish | null | undefined,
): readonly Product[] {
  if (finish === undefined || finish === null) return products;
  const having = (has: (own: Finish | null) => boolean) =>
    products.filter(({ name }) => {
      const { family, finish: own } = readProductName(name);
      return family === null || has(own);
    });
  const exact = having((own) => own === finish);
  return exact.length === 0 && isBlack(finish) ? having(isBlack) : exact;
}

/**
 * Those with most of the line's numbers and words as written: 1/2" before 12 mm, a brand in the
 * name before one in the description.
 */
export function exactest<Product extends FoundProduct>(
  products: readonly Product[],
  { tokens }: Asked,
): readonly Product[] {
  if (products.length < 2) return products;
  const wanted = tokens.flatMap((token) => (token.kind === 'number' ? [token] : []));
  const words = wordsIn(tokens)
    .filter((word) => word.length > 3)
    .map((word) => stem(tradeWord(word)?.word ?? word));
  const counts = products.map((product) => {
    const { numbers } = indexName(product.name ?? '');
    const text = foldName(nameWithBrand(product));
    const written = wanted.filter((number) => numbers.some((own) => isWritten(number, own)));
    const isHead = text.startsWith(words[0] ?? ' ');
    const named = words.filter((word) => text.includes(word));
    return written.length + named.length + Number(isHead);
  });
  const most = Math.max(...counts);
  return products.filter((_, at) => counts[at] === most);
}

/** Whether a name has a number in the unit of the line. */
function isWritten({ value, unit, isFraction }: NumberToken, own: NamedNumber): boolean {
  if (own.value !== value) return false;
  return isFraction ? own.unit === 'in' : unit === null || unit.unit === own.unit;
}
