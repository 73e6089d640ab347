import { headsBeforeNumber } from '../lexicon/families.ts';
import { ofWords } from '../lexicon/function-words.ts';
import type { Phrase } from '../text/phrase.ts';
import { isWord } from '../text/token-tests.ts';

/** The product that a word names before a number: `L 2 x 2`, `angular de 2 x 2`; null for none. */
export function headBeforeNumber(tokens: Phrase, at: number): string | null {
  const token = tokens[at];
  const place = isWord(tokens[at + 1], ofWords) ? at + 2 : at + 1;
  if (token?.kind !== 'word' || tokens[place]?.kind !== 'number') return null;
  return headsBeforeNumber[token.text] ?? null;
}

/** With the product that the first word names before a number: `L 2 x 1/4` is an angle. */
export function withNamedHead(tokens: Phrase): Phrase {
  const [first] = tokens;
  const word = headBeforeNumber(tokens, 0);
  if (!first || word === null) return tokens;
  return [{ ...first, kind: 'word', text: word }, ...tokens.slice(1)];
}
