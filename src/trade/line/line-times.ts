import { ofWords } from '../lexicon/function-words.ts';
import {
  dayWords,
  hourArticles,
  hourIntroductions,
  hourWords,
  months,
  periods,
} from '../lexicon/times.ts';
import { isBefore, isMark, isWord } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';

/** Largest hour of a day and day of a month. */
const lastHour = 24;
const lastDay = 31;

/** Without hours and dates, whose numbers are no quantities: `a las 8`, `3 pm`, `15 de marzo`. */
export function withoutTimes(tokens: readonly Token[]): readonly Token[] {
  const times = tokens.flatMap((_, at) => timeAt(tokens, at) ?? []);
  if (times.length === 0) return tokens;
  return tokens.filter((_, at) => !times.some(({ start, end }) => at >= start && at < end));
}

function timeAt(tokens: readonly Token[], at: number): { start: number; end: number } | null {
  const hour = isWhole(tokens[at], lastHour) ? hourAt(tokens, at) : null;
  if (hour) return hour;
  return isWhole(tokens[at], lastDay) ? dateAt(tokens, at) : null;
}

/** `a las 8`, `antes de las 10:30`, `3pm` */
function hourAt(tokens: readonly Token[], at: number) {
  const hasMinutes = isMark(tokens[at + 1], ':.') && isBefore(tokens[at], tokens[at + 1]);
  const numberEnd = hasMinutes && isWhole(tokens[at + 2], 59) ? at + 3 : at + 1;
  const isNamed = isWord(tokens[numberEnd], hourWords);
  const isIntroduced =
    isWord(tokens[at - 1], hourArticles) && isWord(tokens[at - 2], hourIntroductions);
  // `de las 8 platinas`
  const isApart = tokens[numberEnd]?.kind !== 'word' || isNamed;
  if (isIntroduced && isApart) return { start: at - 2, end: numberEnd + Number(isNamed) };
  return isNamed && at > 0 ? { start: at, end: numberEnd + 1 } : null;
}

/** `jueves 12`, `15 de marzo`, `en 15 dias` */
function dateAt(tokens: readonly Token[], at: number) {
  const ofAt = isWord(tokens[at + 1], ofWords) ? at + 1 : at;
  const hasMonth = isWord(tokens[ofAt + 1], months);
  const hasDay = isWord(tokens[at - 1], dayWords);
  if (hasMonth || hasDay) return { start: hasDay ? at - 1 : at, end: hasMonth ? ofAt + 2 : at + 1 };
  return isWord(tokens[at + 1], periods) ? { start: at, end: at + 2 } : null;
}

function isWhole(token: Token | undefined, most: number): boolean {
  return (
    token?.kind === 'number' &&
    token.unit === null &&
    !token.isFraction &&
    token.decimals === 0 &&
    token.value <= most
  );
}
