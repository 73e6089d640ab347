import { forWords } from '../lexicon/function-words.ts';
import { type UseRow, useRows } from '../lexicon/uses.ts';
import { isSpelling } from '../text/dictionary.ts';
import { type Phrase, wordsIn } from '../text/phrase.ts';
import { isWord } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { isStopWord } from './synonyms.ts';

const rows = useRows.map((row) => ({ ...row, parts: row.words.split(' ') }));

/** Words between those of a row: `no se oxide`, `contra el óxido`. */
const mostBetween = 2;

/** A phrase with the words of the catalogue for what it names by its use, and what it was read as. */
export function withUses(phrase: Phrase): { tokens: Phrase; uses: readonly UseRow[] } {
  const uses: UseRow[] = [];
  const tokens: Token[] = [];
  let at = 0;
  while (at < phrase.length) {
    const found = rowAt(phrase, at);
    if (found) {
      const written = phrase.slice(at, found.end);
      uses.push(found.row);
      const isReplaced = !isNamed(found.row, phrase);
      // `algo para techar`: the thing itself, no use of another one.
      if (isReplaced && isWord(tokens.at(-1), forWords)) tokens.pop();
      tokens.push(...(isReplaced ? meaningOf(found.row, written) : written));
    } else tokens.push(phrase[at] as Token);
    at = found?.end ?? at + 1;
  }
  return uses.length > 0 ? { tokens, uses } : { tokens: phrase, uses };
}

/** Next to another product the use names none: `tubo cuadrado para baranda`. */
function isNamed({ means }: UseRow, phrase: Phrase): boolean {
  const isProduct = (word: string) => tradeWord(word)?.role === 'product';
  return isProduct(means.split(' ')[0] ?? '') && wordsIn(phrase).some(isProduct);
}

function rowAt(phrase: Phrase, at: number) {
  for (const row of rows) {
    const end = endOf(phrase, at, row.parts);
    if (end !== null) return { row, end };
  }
  return null;
}

/** Behind the words of a row, between which only stop words may be; null where they are missing. */
function endOf(phrase: Phrase, at: number, [first = '', ...others]: readonly string[]) {
  if (!isWordOf(phrase[at], first)) return null;
  let end = at + 1;
  for (const part of others) {
    let next = end;
    while (next - end < mostBetween && isStop(phrase[next]) && !isWordOf(phrase[next], part))
      next += 1;
    if (!isWordOf(phrase[next], part)) return null;
    end = next + 1;
  }
  return end;
}

const isWordOf = (token: Token | undefined, part: string) =>
  token?.kind === 'word' && isSpelling(part, token.text);

const isStop = (token: Token | undefined) => token?.kind === 'word' && isStopWord(token.text);

/** The words of the catalogue in the place of those that were written. */
function meaningOf({ means }: UseRow, written: Phrase): Token[] {
  const [first] = written;
  const last = written.at(-1);
  if (!first || !last) return [];
  return means.split(' ').map((text): Token => ({ ...first, kind: 'word', text, end: last.end }));
}
