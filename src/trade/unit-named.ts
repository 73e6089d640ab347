import { dictionary } from './dictionary.ts';
import { unitWords } from './lexicon/units.ts';

/** The unit that a folded word names, without the point of an abbreviation. */
export const unitNamed = dictionary(unitWords, ({ spellings }) => spellings);
