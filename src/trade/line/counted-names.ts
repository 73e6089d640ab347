import type { QuantityUnit } from '../lexicon/units.ts';
import type { Phrase } from '../text/phrase.ts';
import { isMark } from '../text/token-tests.ts';
import { type Count, countAt } from './count.ts';

/** A line read as a name with a count before or behind it, which the name may contain as well. */
export interface CountedName {
  name: Phrase;
  quantity: number | null;
  unit: QuantityUnit;
}

/** All ways to read a line as a name with or without a count. */
export function countedNames(line: Phrase): CountedName[] {
  const whole: CountedName = { name: line, quantity: null, unit: 'piece' };
  return [whole, ...countFirst(line), ...countLast(line)].filter(({ name }) => name.length > 0);
}

/** `12 und PLATINA …`, `5 x TUBO …` */
function countFirst(line: Phrase): CountedName[] {
  const count = countAt(line, 0);
  if (!count) return [];
  return [count.end, 1, count.end + 1].map((at) => counted(line.slice(at), count));
}

/** `PLATINA … - 12 und` */
function countLast(line: Phrase): CountedName[] {
  return [line.length - 1, line.length - 2].flatMap((at) => {
    const count = countAt(line, at);
    const isSigned = isMark(line[at - 1], '-–—:;,=(x');
    return count ? [counted(line.slice(0, isSigned ? at - 1 : at), count)] : [];
  });
}

function counted(name: Phrase, { quantity, unit }: Count): CountedName {
  return { name, quantity, unit };
}
