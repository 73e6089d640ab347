import { sectionReader } from '../sizes/section-reader.ts';
import type { SectionRules } from '../sizes/section-rules.ts';
import { bar, usualOfBars } from './defaults.ts';
import type { Kind, Own } from './kind.ts';

type OwnRules = 'forms' | 'shares' | 'bounds' | 'wholeWall' | 'isWallFirst' | 'unequalSides';

/** In mm: legs of angles and tees. */
export const legBounds = { least: 9, thinnest: 1, thickest: 40 };

/** What angles and tees share; their forms differ. */
export const legRules = {
  bounds: legBounds,
  shares: 'profile',
  wholeWall: 'wholeLeg',
  isWallFirst: false,
  unequalSides: 'unequalLegs',
} as const;

/** A rolled bar of legs or a flat, with a thickness. */
export function profile<const Name extends string>({
  rules,
  ...own
}: Own<Name, keyof typeof bar | 'read'> & { rules: Pick<SectionRules, OwnRules> }): Kind<Name> {
  return {
    ...bar,
    read: sectionReader({
      bareSides: { inchesBelow: 10, millimetresFrom: 16 },
      isSolid: false,
      inchWall: null,
      equalSides: null,
      isSideOnce: own.isSideOnce ?? false,
      lengths: usualOfBars.lengths,
      ...rules,
    }),
    ...own,
  };
}
