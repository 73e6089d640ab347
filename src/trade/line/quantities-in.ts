import { goodsNamed, isPack } from '../kinds/goods.ts';
import { usualLengths } from '../kinds/registry.ts';
import { quantityWords } from '../lexicon/requests.ts';
import { partWords } from '../lexicon/units.ts';
import { wordList } from '../text/dictionary.ts';
import { isElectrodeGrade } from '../text/grades.ts';
import { isMark, isWord } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';
import { unitOfWord } from './count.ts';
import { type FoundQuantity, quantityRules } from './quantity-rules.ts';

/** What each rule finds in a line, without usual lengths, packs and tins. */
export function quantitiesIn(tokens: readonly Token[]): FoundQuantity[] {
  const found = quantityRules
    .flatMap(({ find }) => find(tokens) ?? [])
    .filter((candidate) => isQuantity(candidate, tokens));
  return found.filter((candidate) => !isTin(candidate, found));
}

/** A usual length or pack at the end is a size: `platina 1/8 x 1 - 6 m`, `electrodo 7018 5 kg`. */
function isQuantity({ start, count }: FoundQuantity, tokens: readonly Token[]): boolean {
  const { unit, quantity, hasUnit, token } = count;
  const isSet = tokens.some(
    (other) =>
      (other.kind === 'word' && unitOfWord(other.text)?.unit === 'set') ||
      (other.kind === 'number' && other.unit?.unit === 'set'),
  );
  // `juego de llaves de 12 piezas`
  if (
    hasUnit &&
    unit === 'piece' &&
    isSet &&
    isSetPart(token.text.slice(token.digits.length).trim())
  )
    return false;
  if (!hasUnit && !Number.isInteger(token.value)) return false;
  if (start === 0 || isWord(tokens[start], quantityWords)) return true;
  const isStated = isMark(tokens[start], ':=.…');
  if (unit === 'm') return isStated || !usualLengths.has(quantity ?? 0);
  if (unit !== 'kg' || isStated || isMark(tokens[start], '-–—')) return true;
  const isPacked = tokens.some(
    (other) =>
      isElectrodeGrade(other) ||
      (other.kind === 'word' && goodsNamed(other.text).packs?.unit === unit),
  );
  return !(isPacked && isPack(unit, quantity ?? 0));
}

/** `3 esmalte blanco 1 gal`: three tins of a gallon. */
function isTin({ start, count }: FoundQuantity, all: readonly FoundQuantity[]): boolean {
  const isBehindCount = all.some((other) => other.start === 0 && !other.count.hasUnit);
  return start > 0 && isBehindCount && count.unit === 'gal' && isPack('gal', count.quantity ?? 0);
}

const isSetPart = wordList(partWords);
