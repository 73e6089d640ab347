import { angleLetter, markerLetters, outerDiameterWord, sizeMarkers } from '../lexicon/units.ts';
import { dictionary } from '../text/dictionary.ts';
import { isMark } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';

/** Which size a word next to a number says that it is. */
export type Marker = (typeof sizeMarkers)[number]['marks'];

const markerOf = dictionary(sizeMarkers, ({ spellings }) => spellings);

/** The word before a number, perhaps abbreviated: `N. 16`. */
export function wordBefore(tokens: readonly Token[], at: number): Token | undefined {
  return tokens[isMark(tokens[at - 1], '.') ? at - 2 : at - 1];
}

export function markerBefore(tokens: readonly Token[], at: number): Marker | null {
  const signs = ['=', ':', '.'];
  let place = at - 1;
  const before = tokens[place];
  if (before?.kind === 'mark' && signs.includes(before.text)) place -= 1;
  const word = tokens[place];
  if (word?.kind !== 'word') return null;
  // `L 2 x 2` is an angle.
  const isSigned = place < at - 1;
  if (word.text === angleLetter && !isSigned) return null;
  const isTouching = (tokens[at]?.start ?? 0) - word.end <= 1;
  if (markerLetters.includes(word.text) && !isSigned && !isTouching) return null;
  return markerOf(word.text)?.marks ?? null;
}

/** `114.3mm DE`, `8.56mm esp` */
export function markerBehind(tokens: readonly Token[], at: number): Marker | null {
  const word = tokens[at + 1];
  if (word?.kind !== 'word') return null;
  return word.text === outerDiameterWord ? 'diameter' : (markerOf(word.text)?.marks ?? null);
}
