import { beamMark, besideParts, buildingParts, refusals } from '../lexicon/building.ts';
import { headsBeforeNumber } from '../lexicon/families.ts';
import { forWords } from '../lexicon/function-words.ts';
import { productlike } from '../lexicon/words.ts';
import { headBeforeNumber } from '../product/named-head.ts';
import { wordList } from '../text/dictionary.ts';
import type { Token } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';

export const isPart = wordList(buildingParts);
const isBesidePart = wordList(besideParts);
export const isRefusal = wordList(refusals);

/** Without the part of a building before the product: `columnas: tubo 4x4`. */
export function withoutPart(all: readonly Token[]): readonly Token[] {
  const tokens = behindColon(all);
  const at = tokens.findIndex((token, place) => startsProduct(tokens, place) || !isPartWord(token));
  return at > 0 && startsProduct(tokens, at) ? tokens.slice(at) : tokens;
}

function behindColon(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(({ kind, text }) => kind === 'mark' && text === ':');
  const before = tokens.slice(0, Math.max(colon, 0));
  const isPlain = before.every((token) => token.kind !== 'number' && !isRefusal(token.text));
  const behind = tokens.slice(colon + 1);
  const isProduct = behind.some((_, at) => startsProduct(behind, at));
  return colon > 0 && isPlain && isProduct ? behind : tokens;
}

function startsProduct(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.kind !== 'word') return false;
  if (headsBeforeNumber[token.text] !== undefined) return headBeforeNumber(tokens, at) !== null;
  const word = tradeWord(token.text);
  // `Viga V-1: tubo …` is a part of a building.
  if (isPart(token.text) && !isSectionOf(next)) return false;
  return word?.role === 'product' || productlike.includes(word?.word ?? token.text);
}

/** `viga H`, `viga 8 x 18` */
function isSectionOf(next: Token | undefined): boolean {
  return (
    next?.kind === 'number' ||
    (next?.kind === 'word' && next.text.length === 1 && next.text !== beamMark)
  );
}

function isPartWord(token: Token): boolean {
  if (token.kind === 'mark' || token.kind === 'code') return true;
  return token.kind === 'word' && (isPart(token.text) || isBesidePart(token.text));
}

/** Behind the part of a building before a quantity: `columnas: 30 fierro`, `para el techo 10 calaminas`. */
export function behindPart(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  const before = tokens.slice(0, Math.max(at, 0));
  const isNamed = before.some(({ kind, text }) => kind === 'word' && isPart(text));
  const isOnlyPart = before.every((token) => isPartWord(token) || forWords.includes(token.text));
  return isNamed && isOnlyPart && tokens[at + 1]?.kind === 'word' ? tokens.slice(at) : tokens;
}
