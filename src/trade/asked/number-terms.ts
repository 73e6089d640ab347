import { numberOf } from '../product/named-numbers.ts';
import type { SteelAttributes } from '../product/read-item.ts';
import { inchText, nominalInches } from '../sizes/measure.ts';
import type { Phrase } from '../text/phrase.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import type { NumberTerm } from './term.ts';

/** Reads numbers with what the query says as a whole: the 1200 of `plancha 2.0 x 1200 x 2400` is 1.2 m. */
export function numberTerms(tokens: Phrase, attributes: SteelAttributes) {
  const isBare = (token: Token): token is NumberToken =>
    token.kind === 'number' && token.unit === null && !token.isFraction;
  /** A bare number from 10 may be millimetres, next to one from 16 also the 3 of `25 x 25 x 3`. */
  const isMetric = tokens.some((token) => isBare(token) && token.value >= 16);
  const numberTerm = (token: NumberToken, read = attributes): NumberTerm => {
    const { value, unit, mm } = numberOf(token, read);
    const bare = isBare(token) && value >= (isMetric ? 3 : 10) ? value : null;
    const text = token.isFraction ? inchText(value).replace('"', '') : String(value);
    const size = mm ?? bare;
    const written = isBare(token) ? null : unit;
    return {
      kind: 'number',
      text,
      value,
      unit: written,
      mm: size,
      at: 0,
      nominal: size === null ? null : nominalInches(size),
      parts: token.parts && [part(token, token.parts[0], false), part(token, token.parts[1], true)],
    };
  };
  const part = (token: NumberToken, value: number, isFraction: boolean) =>
    numberTerm({ ...token, value, isFraction, parts: null }, { ...attributes, roles: [] });
  return numberTerm;
}
