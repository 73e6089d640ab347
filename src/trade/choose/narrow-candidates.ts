import type { FoundProduct } from '../product/found-product.ts';
import { type Finish, isBlack } from '../product/vocabulary.ts';
import { foldName, indexName } from '../search/search-index.ts';
import { stem } from '../text/stem.ts';
import { type NumberToken, type Token, tokenize } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import type { Request } from './request.ts';

/** Those with the finish of a heading; other black steel where a size is not sold in it. */
export function withFinish<Product extends FoundProduct>(
  products: readonly Product[],
  finish: Finish | null | undefined,
): readonly Product[] {
  if (finish === undefined || finish === null) return products;
  const having = (has: (own: Finish | null) => boolean) =>
    products.filter(({ name }) => {
      const { family, finish: own } = indexName(name ?? '').attributes;
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
  { tokens }: Request,
): readonly Product[] {
  if (products.length < 2) return products;
  const wanted = numbersIn(tokens);
  const words = tokens.flatMap(({ kind, text }) =>
    kind === 'word' && text.length > 3 ? [tradeWord(text)?.word ?? text] : [],
  );
  const counts = products.map(({ name }) => {
    const own = tokenize(name ?? '');
    const has = numbersIn(own);
    const text = foldName(name ?? '');
    const isSame = ({ value, unit, isFraction }: NumberToken) =>
      has.some(
        (number) =>
          number.value === value &&
          (isFraction
            ? number.isFraction || number.unit?.unit === 'in'
            : unit === null || unit === number.unit),
      );
    const isHead = text.startsWith(stem(words[0] ?? ' '));
    const named = words.filter((word) => text.includes(stem(word)));
    return wanted.filter(isSame).length + named.length + Number(isHead);
  });
  const most = Math.max(...counts);
  return products.filter((_, at) => counts[at] === most);
}

function numbersIn(tokens: readonly Token[]): NumberToken[] {
  return tokens.flatMap((token) => (token.kind === 'number' ? [token] : []));
}
