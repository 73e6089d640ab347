import { byWords, ofWords } from '../lexicon/function-words.ts';
import { pieceWords, statingWords, type Unit } from '../lexicon/units.ts';
import { readFigures } from '../text/decimals.ts';
import { isMark, isWord } from '../text/token-tests.ts';
import { type NumberToken, type Token, tokenize } from '../text/tokens.ts';

/** Weights that a description states, in kg; null where absent or ambiguous. */
export interface StatedWeight {
  perPiece: number | null;
  perMetre: number | null;
  perSquareMetre: number | null;
}

type Measure = keyof StatedWeight;

/** Reads `Peso teórico: 0.676 kg/m; 4.06 kg por pieza`, `47.10 kg/m²`, `Peso: 8.5 kg`. */
export function statedWeight(description: string | null): StatedWeight {
  const stated: StatedWeight = { perPiece: null, perMetre: null, perSquareMetre: null };
  const tokens = tokenize(description ?? '');
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const measure = measureAt(tokens, at, token.unit?.unit ?? null);
    if (measure && stated[measure] === null) stated[measure] = kilograms(token);
  }
  return stated;
}

/** What a number is the weight of; null for other numbers than kilograms. */
function measureAt(tokens: readonly Token[], at: number, measured: Unit | null): Measure | null {
  if (measured === 'kg/m') return 'perMetre';
  if (measured !== 'kg') return null;
  const by = tokens[at + 1];
  const unit = tokens[at + 2];
  if (isMark(by, '/') || isWord(by, byWords)) {
    if (isWord(unit, pieceWords)) return 'perPiece';
    return isMark(by, '/') && unit?.text.toLowerCase() === 'm2' ? 'perSquareMetre' : null;
  }
  // `Peso teórico: 8.5 kg`, `presentación de 5 kg`
  const before = tokens[at - 1];
  const word = tokens[at - 2];
  const first = tokens[at - 3];
  const isTitled =
    isMark(before, ':') && (isWord(word, statingWords) || isWord(first, statingWords));
  return isTitled || (isWord(before, ofWords) && isWord(word, statingWords)) ? 'perPiece' : null;
}

/** Reads `4.06`, `4,06`, `1,250.5`; null for 0 and for the ambiguous `1,250`. */
function kilograms({ digits }: NumberToken): number | null {
  const { value, grouped } = readFigures(digits);
  const isAmbiguous = grouped !== null && digits.includes(',');
  return !isAmbiguous && value > 0 && Number.isFinite(value) ? value : null;
}
