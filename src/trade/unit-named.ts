import { dictionary } from './dictionary.ts';
import { type Unit, unitWords } from './lexicon/units.ts';

/** The unit that a folded word names, without the point of an abbreviation. */
export const unitNamed = dictionary(unitWords, ({ spellings }) => spellings);

/** The row of a unit, of which one has so many pieces. */
export const unitRow = (unit: Unit, times = 1) =>
  unitWords.find((row) => row.unit === unit && (row.times ?? 1) === times);
