import { lastIndex } from '../../lib/last-index.ts';
import { codeTitles } from '../lexicon/requests.ts';
import type { QuantityUnit } from '../lexicon/units.ts';
import { type Phrase, plainOf, writtenOf } from '../text/phrase.ts';
import { isGrade } from '../text/read-code.ts';
import { isBefore, isEnd, isMark, isWord } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';
import { countAt } from './count.ts';

/** A request by the shop's code: `cod. 102 x 6`, `SKU FC-017`, `#103, 7`. */
export interface CodeRequest {
  /** As written. */
  code: string;
  /** Null where none is written. */
  quantity: number | null;
  unit: QuantityUnit;
}

/** Reads a phrase that is only a code with its title, and perhaps a quantity; null for any other. */
export function readCodeRequest(tokens: Phrase): CodeRequest | null {
  const named = namedCodeIn(tokens);
  if (!named) return null;
  const { code, rest } = named;
  if (rest.length === 0) return { code, quantity: null, unit: 'piece' };
  const count = countAt(rest, 0);
  const isOnlyCount = count !== null && isEnd(rest, count.end);
  return isOnlyCount ? { code, quantity: count.quantity, unit: count.unit } : null;
}

/** Finds a code with its title, and what is next to it: `10 tubo cuadrado, cod. 101`. */
export function namedCodeIn(tokens: Phrase): { code: string; rest: Phrase } | null {
  for (const at of tokens.keys()) {
    const found = codeAt(tokens, at);
    if (found) return { code: found.code, rest: withoutCode(tokens, at, found.end) };
  }
  return null;
}

/** What is next to a code. */
export function withoutCode(tokens: Phrase, start: number, end: number): Phrase {
  return [tokens.slice(0, start), tokens.slice(end)].flatMap(withoutSigns);
}

/** Without the signs around it, as of `101 x 6` or `tubo (cód. 101)`. */
function withoutSigns(tokens: Phrase): Phrase {
  const isInner = (token: Token) => !isMark(token, 'x.,;:=()-–—');
  const first = tokens.findIndex(isInner);
  return first === -1 ? [] : tokens.slice(first, lastIndex(tokens, isInner) + 1);
}

/** What a line of one or two numbers may mean. */
interface NumberReadings {
  readings: readonly CodeRequest[];
  /** False for `101 x 5` and `101-5`, which may be a size. */
  isClear: boolean;
}

/** Reads a line of only numbers as a code, or as code and quantity in either order. */
export function readBareNumbers(tokens: Phrase): NumberReadings | null {
  const isJoined = isMark(tokens[1], 'x-–—');
  const second = isJoined || isMark(tokens[1], ',;:=') ? 2 : 1;
  const first = wholeNumber(tokens[0]);
  const last = wholeNumber(tokens[second]);
  if (tokens.length === 1 && first !== null) {
    return { readings: [{ code: String(first), quantity: null, unit: 'piece' }], isClear: true };
  }
  const before = countAt(tokens, 0);
  const after = countAt(tokens, second);
  const readings: CodeRequest[] = [];
  if (first !== null && after && isEnd(tokens, after.end)) {
    readings.push({ code: String(first), quantity: after.quantity, unit: after.unit });
  }
  if (last !== null && before?.end === 1 && isEnd(tokens, second + 1)) {
    readings.push({ code: String(last), quantity: before.quantity, unit: before.unit });
  }
  return readings.length > 0 ? { readings, isClear: !isJoined } : null;
}

function codeAt(tokens: Phrase, start: number): { code: string; end: number } | null {
  const first = tokens[start];
  if (first?.kind === 'code' && /^#\d+$/.test(first.text)) {
    // `lija #80` is a grit.
    return start === 0 ? { code: first.text.slice(1), end: 1 } : null;
  }
  if (!isWord(first, codeTitles)) return null;
  const behind = tokens.slice(start + 1).findIndex((token) => !isMark(token, '.:#°º'));
  const at = start + 1 + behind;
  const end = behind === -1 ? at : endOfCode(tokens, at);
  return end === at ? null : { code: writtenOf(tokens.slice(at, end)), end };
}

/** Behind a number, or letters with digits that are no grade: `FC-017`; the start without a code. */
function endOfCode(tokens: Phrase, start: number): number {
  let end = start + 1;
  while (isJoined(tokens, end)) end += 1;
  while (isMark(tokens[end - 1], '-_./')) end -= 1;
  const run = tokens.slice(start, end);
  const hasLetters = run.some(({ kind }) => kind === 'word' || kind === 'code');
  if (!hasLetters) return wholeNumber(tokens[start]) === null ? start : start + 1;
  const isSteel = run.some(({ kind, text }) => kind === 'code' && isGrade(text));
  return !isSteel && /\d/.test(plainOf(run)) ? end : start;
}

/** Whether a token follows the one before it without a space. */
function isJoined(tokens: Phrase, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return token !== undefined && isBefore(before, token) && !isMark(token, ',;:=()x');
}

/** The value of a number without decimals and unit; null for any other token. */
function wholeNumber(token: Token | undefined): number | null {
  const isWhole = token?.kind === 'number' && /^\d+$/.test(token.text);
  return isWhole ? token.value : null;
}
