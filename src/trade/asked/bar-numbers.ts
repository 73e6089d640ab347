import { barInches } from '../kinds/rebar.ts';
import { familiesOf } from '../product/vocabulary.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Token } from '../text/tokens.ts';

/** Rebar numbers as the inches by which the catalogue names them: the 1/2" of `varilla #4`. */
export function withBarSizes(tokens: Phrase): Phrase {
  const isNumbered = tokens.some((token) => barInches(token) !== null);
  return isNumbered && familiesOf(tokens).includes('rebar') ? tokens.map(sized) : tokens;
}

function sized(token: Token): Token {
  const value = barInches(token);
  if (value === null) return token;
  const { text, start, end, source } = token;
  const figure = { value, isFraction: true, decimals: 0, parts: null, digits: text };
  return { kind: 'number', unit: null, text, start, end, source, ...figure };
}
