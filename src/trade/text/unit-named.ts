import { type QuantityUnit, type Unit, unitWords } from '../lexicon/units.ts';
import { dictionary } from './dictionary.ts';

/** The unit that a folded word names, without the point of an abbreviation. */
export const unitNamed = dictionary(unitWords, ({ spellings }) => spellings);

/** The row of a unit, of which one has so many pieces. */
export const unitRow = (unit: Unit, times = 1) =>
  unitWords.find((row) => row.unit === unit && (row.times ?? 1) === times);

/** Other units are those of a size. */
const quantityUnits: readonly Unit[] = [
  'piece',
  'set',
  'box',
  'bag',
  'pack',
  'global',
  'kg',
  't',
  'm',
  'm2',
  'l',
  'gal',
] satisfies readonly QuantityUnit[];

export function isQuantityUnit(unit: Unit): unit is QuantityUnit {
  return quantityUnits.includes(unit);
}
