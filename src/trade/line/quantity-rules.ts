import { lastIndex } from '../../lib/last-index.ts';
import { byWords, eachWord, ofWords } from '../lexicon/function-words.ts';
import { quantityWords } from '../lexicon/requests.ts';
import { isElectrodeGrade } from '../text/grades.ts';
import type { Phrase } from '../text/phrase.ts';
import { isBefore, isEnd, isMark, isWord, withBy } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { type Count, countAt, isCounting, parseCount, quantityUnitOf } from './count.ts';

const beforeSize: readonly string[] = [...byWords, ...ofWords];

/** Where a quantity is: the tokens that are omitted from the item. */
export interface FoundQuantity {
  start: number;
  end: number;
  count: Count;
}

export interface QuantityRule {
  name: string;
  examples: readonly string[];
  find: (tokens: readonly Token[]) => FoundQuantity | null;
}

/** Every rule that finds a quantity must find the same; the first one says which tokens it has. */
export const quantityRules: readonly QuantityRule[] = [
  {
    name: 'stated',
    examples: ['tubo negro 2" cantidad: 8'],
    find(tokens) {
      const start = tokens.findIndex((token) => isWord(token, quantityWords));
      if (start === -1) return null;
      const at = start + 1 + tokens.slice(start + 1).findIndex((token) => !isMark(token, '.:=-'));
      const count = countAt(tokens, at);
      return count && { start, end: count.end, count };
    },
  },
  {
    name: 'unit before the first number',
    examples: ['gln 4 esmalte', 'kg 500 plancha lac 1/4'],
    find(tokens) {
      const at = isMark(tokens[1], '.') ? 2 : 1;
      const behind = tokens[at + 1];
      const isRequest = behind?.kind === 'word' && behind.text.length > 2;
      return isRequest ? unitBefore(tokens, 0, at) : null;
    },
  },
  {
    name: 'unit before the last number',
    examples: ['plancha lac 1/4" kg 500', 'ángulo 2 x 1/4 x 6 m TN. 2'],
    find(tokens) {
      const at = lastIndex(tokens, ({ kind }) => kind === 'number');
      if (!isEnd(tokens, at + 1)) return null;
      const start = isMark(tokens[at - 1], '.:') ? at - 2 : at - 1;
      return start > 0 ? unitBefore(tokens, start, at) : null;
    },
  },
  {
    name: 'of each',
    examples: ['ángulos 2 x 1/4 y 2 x 3/16, 5 de cada uno'],
    find(tokens) {
      const each = tokens.findIndex((token) => isWord(token, [eachWord]));
      const start = isWord(tokens[each - 1], ofWords) ? each - 2 : each - 1;
      const count = each > 0 ? countAt(tokens, start) : null;
      return count && isEnd(tokens, each + 2) ? { start, end: tokens.length, count } : null;
    },
  },
  {
    name: 'in brackets',
    examples: ['PLANCHA LAC 1/8 (3 und)'],
    find(tokens) {
      const found = tokens.flatMap((token, start) => {
        const at = isMark(tokens[start + 1], 'x') ? start + 2 : start + 1;
        const count = isMark(token, '([') ? countAt(tokens, at) : null;
        return count && isMark(tokens[count.end], ')]')
          ? [{ start, end: count.end + 1, count }]
          : [];
      });
      return found[0] ?? null;
    },
  },
  {
    name: 'first',
    examples: ['10 und tubo cuadrado 2x2x1.5'],
    find(tokens) {
      const count = countAt(tokens, 0);
      const next = tokens[count?.end ?? 0];
      if (!count || !next || (count.hasUnit && isMark(next, 'x/'))) return null;
      if (!count.hasUnit && isElectrodeGrade(count.token) && next.kind === 'number') return null;
      // `10tubo` is a slip, `2.5-3` no quantity.
      if (!count.hasUnit && (isBefore(tokens[0], next) || count.token.decimals > 0)) {
        const isWhole = Number.isInteger(count.token.value) && !isBefore(tokens[0], next);
        if (!isWhole) return null;
      }
      let { end } = count;
      while (isWord(tokens[end], ofWords) || isMark(tokens[end], 'x-–—:=,.')) end += 1;
      return end < tokens.length ? { start: 0, end, count } : null;
    },
  },
  {
    name: 'behind a separator',
    examples: ['platina 1/8 x 1 - 12'],
    find(tokens) {
      for (const [at] of tokens.entries()) {
        const count = countAt(tokens, at);
        const place = withBy(tokens, at);
        const start = separatorBefore(tokens, place);
        if (count && start !== null && isEnd(tokens, count.end)) {
          return { start, end: tokens.length, count };
        }
      }
      return null;
    },
  },
  {
    name: 'last with its unit of pieces',
    examples: ['ángulo 2x3/16 24 pzas', 'malla 15 x 15, 4 mallas'],
    find(tokens) {
      for (const [at] of tokens.entries()) {
        const count = countAt(tokens, at) ?? null;
        if (!count) continue;
        const product = count.hasUnit ? null : productBehind(tokens, at);
        const end = product ? at + 2 : count.end;
        if ((product || isCounting(count)) && isEnd(tokens, end)) {
          const noun = product ?? count.noun;
          return { start: withBy(tokens, at), end: tokens.length, count: { ...count, noun } };
        }
      }
      return null;
    },
  },
  {
    name: 'before a remark',
    examples: ['tubo 2x2 10 und para columnas', 'electrodo 1 caja 20 kg'],
    find(tokens) {
      for (const [at] of tokens.entries()) {
        const count = at > 0 ? countAt(tokens, at) : null;
        const numbers = tokens.slice(count?.end ?? 0).filter(({ kind }) => kind === 'number');
        if (count && isCounting(count) && numbers.every(isContent) && numbers.length < 2) {
          return { start: withBy(tokens, at), end: count.end, count };
        }
      }
      return null;
    },
  },
  {
    name: 'last with any unit',
    examples: ['electrodo 7018 1/8 5 kg'],
    find(tokens) {
      for (const [at] of tokens.entries()) {
        const count = at > 0 ? countAt(tokens, at) : null;
        const isSized = isMark(tokens[at - 1], 'x') || isWord(tokens[at - 1], beforeSize);
        if (count?.hasUnit && !isSized && isEnd(tokens, count.end)) {
          return { start: at, end: tokens.length, count };
        }
      }
      return null;
    },
  },
];

/** A count whose unit is before it: `KG 500`; one letter may be a size: `perno M 12`. */
function unitBefore(tokens: Phrase, start: number, at: number): FoundQuantity | null {
  const word = tokens[start];
  const count = countAt(tokens, at);
  if (word?.kind !== 'word' || word.text.length < 2 || !count || count.token.unit) return null;
  const row = tradeWord(word.text) ? null : quantityUnitOf(word.text);
  if (!row) return null;
  const { unit, times } = row;
  const pieces = parseCount(count.token.digits, unit === 'piece');
  const quantity = pieces === null ? null : pieces * times;
  return { start, end: at + 1, count: { ...count, unit, quantity, hasUnit: true } };
}

/** The content or length of a package: `20 kg`, `6 m`. */
function isContent(token: Token): boolean {
  return (
    token.kind === 'number' && ['kg', 'm'].includes(token.unit?.unit ?? '') && token.value < 100
  );
}

/** A product named behind its number: `4 mallas`. */
function productBehind(tokens: readonly Token[], at: number): string | null {
  const next = tokens[at + 1];
  const word = next?.kind === 'word' ? tradeWord(next.text) : null;
  return word?.role === 'product' ? word.word : null;
}

/** The start of a separator before a place: ` - `, `:`, `..`, `, `; null for none. */
function separatorBefore(tokens: readonly Token[], at: number): number | null {
  const sign = tokens[at - 1];
  const before = tokens[at - 2];
  if (sign?.kind !== 'mark' || at < 2) return null;
  const number = tokens[at];
  const isApart = !isBefore(sign, number) || !isBefore(before, sign);
  const isDoubled = before?.kind === 'mark' && before.text === sign.text;
  const hasWord = number?.kind === 'number' && number.unit !== null;
  const fits =
    ':=…→'.includes(sign.text) ||
    ('-–—'.includes(sign.text) && isApart) ||
    ('._'.includes(sign.text) && isDoubled) ||
    (',;'.includes(sign.text) && (!isBefore(sign, number) || hasWord || sign.text === ';')) ||
    (sign.text === '/' && !isBefore(sign, number) && !isBefore(before, sign));
  if (!fits) return null;
  let start = at - 1;
  while (start > 0 && isMark(tokens[start - 1], '-–—:=…→._,;')) start -= 1;
  return start;
}
