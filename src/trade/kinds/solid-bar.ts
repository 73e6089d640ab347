import { sectionReader } from '../sizes/section-reader.ts';
import type { SectionRules } from '../sizes/section-rules.ts';
import { bar } from './defaults.ts';
import type { Kind, Own } from './kind.ts';

/** In mm. */
const bounds = { least: 3, thinnest: 1, thickest: 40 };

interface Solid {
  forms: SectionRules['forms'];
  bareSides?: SectionRules['bareSides'];
}

/** A bar with one size. */
export function solidBar<const Name extends string>({
  forms,
  // Bars in millimetres begin at 5 mm.
  bareSides = { inchesBelow: 5, millimetresFrom: 16 },
  ...own
}: Own<Name, keyof typeof bar | 'read'> & Solid): Kind<Name> {
  const kind = { ...bar, ...own };
  return {
    ...kind,
    read: sectionReader({
      forms,
      bounds,
      shares: 'profile',
      bareSides,
      isSolid: true,
      wholeWall: 'wholeLeg',
      inchWall: null,
      isWallFirst: false,
      equalSides: null,
      unequalSides: null,
      isSideOnce: kind.isSideOnce,
      lengths: kind.usual.lengths,
    }),
  };
}
