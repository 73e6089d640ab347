import { memoize } from '../../lib/memoize.ts';
import { endings } from '../lexicon/spelling.ts';

/** @param folded lower case without accents */
export const stem = memoize((folded: string) => {
  const ending = endings.find((end) => folded.endsWith(end)) ?? '';
  const bare = folded.slice(0, folded.length - ending.length);
  if (bare.length >= 3) return bare;
  return folded.length > 3 ? folded.replace(/s$/, '') : folded;
});
