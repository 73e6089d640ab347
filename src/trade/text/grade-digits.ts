import { type GradeSystem, gradeSystems } from '../lexicon/grades.ts';

/** Whether a system has a grade of these digits: A36, but no R1, which is a mark on a plan. */
export function hasDigits({ digits }: GradeSystem, written: string): boolean {
  if ('least' in digits) return written.length >= digits.least && written.length <= digits.most;
  return digits.includes(written);
}

/** Before a grade: `grado 60`, `Gr. B`. */
export const gradeTitles: readonly string[] = gradeSystems.flatMap(({ prefix, spellings }) =>
  prefix === 'G' ? spellings : [],
);
