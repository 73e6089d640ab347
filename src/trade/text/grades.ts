import { gradeSystems } from '../lexicon/grades.ts';
import { hasDigits } from './grade-digits.ts';
import type { Token } from './tokens.ts';

const spaced = gradeSystems.filter(({ isSpaced }) => isSpaced).map(({ prefix }) => prefix);

/** The system and number of a grade as it is searched: `sae1045`, `sae`, `1045`; empty for others. */
export function gradeParts(word: string): readonly [system: string, number: string] {
  const system = spaced.find((prefix) => word.startsWith(prefix.toLowerCase()))?.toLowerCase();
  const number = system === undefined ? '' : word.slice(system.length);
  return system !== undefined && /^[a-z]?\d/.test(number) ? [system, number] : ['', ''];
}

/** A grade of steel in a name without the system that a line may leave open: 304 of INOX 304. */
export function bareGrade(grade: string): string {
  return grade.split(' ').at(-1) ?? grade;
}

/** Whether a code is a grade of steel, not one of a consumable such as E7018. */
export function isSteelGrade(code: string): boolean {
  return gradeSystems.some((system) => {
    const { prefix, isSteel } = system;
    const [, tool = '', digits = ''] = /^ ?([A-Z]?)(\d+)/.exec(code.slice(prefix.length)) ?? [];
    const isKnown = tool !== '' || hasDigits(system, digits);
    return isSteel && code.startsWith(prefix) && digits !== '' && isKnown;
  });
}

/** Whether a grade is one of machine or tool steel, which costs a multiple of structural steel. */
export function isSpecialSteel(grade: string): boolean {
  return gradeSystems.some(({ prefix, isSpecial }) => isSpecial && grade.startsWith(prefix));
}

/** Whether a token is the grade of an electrode: `E7018`, `7018`. */
export function isElectrodeGrade(token: Token): boolean {
  if (token.kind === 'code') return /^E\d{4}$/.test(token.text);
  return token.kind === 'number' && token.value > 6000 && token.value < 8000;
}
