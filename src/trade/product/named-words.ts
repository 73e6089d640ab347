import { unnamedBrand } from '../../lib/brand.ts';
import { foldEnye } from '../../lib/fold.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Family, kindOf } from '../kinds/registry.ts';
import { blackWord } from '../lexicon/words.ts';
import { gradeParts } from '../text/grades.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import type { ProductAttributes } from './read-item.ts';
import { isBlack } from './vocabulary.ts';

/** The word of a token as it is searched; codes without spaces. */
export function searchedWords(token: Token): string[] {
  if (token.kind === 'word') return [token.text];
  return token.kind === 'code' ? [token.text.replace(/\s/g, '').toLowerCase()] : [];
}

/**
 * The words of a text in order, with what they stand for: `plch`, `plancha`. A grade is also indexed
 * by its parts: `aisid2`, `aisi`, `d2`; `a615-g60`, `g60`.
 */
export const wordsOfName = memoize((text: string): string[] =>
  tokenize(text)
    .flatMap(searchedWords)
    .flatMap((word) => {
      const [system, number] = gradeParts(word);
      const parts = word.includes('-') ? word.split('-') : [];
      const known = tradeWord(system || word)?.word ?? '';
      // A typed `n` may mean `ñ`.
      return [word, system, number, ...parts, foldEnye(word), known].filter(Boolean);
    }),
);

/** The words of a brand that the name of its product lacks. */
export function wordsOfBrand(product: Parameters<typeof unnamedBrand>[0]): string[] {
  return wordsOfName(unnamedBrand(product) ?? '');
}

/** The word of a family in the index, which no text contains. */
export const familyWord = (family: Family): string => `=${family}`;

/** What a product is called by its shape and finish: `ptr`, `negro`, `q188`. */
export function impliedWords(attributes: ProductAttributes): string[] {
  const kind = kindOf(attributes);
  if (!kind) return [];
  return [
    familyWord(kind.name),
    ...(kind.isBlack && isBlack(attributes.finish) ? [blackWord] : []),
    ...kind.alsoCalled(attributes),
  ];
}
