import { sectionReader } from '../sizes/section-reader.ts';
import type { SectionRules } from '../sizes/section-rules.ts';
import { byArea, hollowArea, sidesOf } from './area.ts';
import { bar, usualOfBars } from './defaults.ts';
import type { Kind, Own } from './kind.ts';
import { hollowRectangle } from './shape.ts';

/** In mm: what mills form and weld. */
const bounds = { least: 8, thinnest: 0.3, thickest: 32 };

/** `tubería estructural 2 x 2 x 3` is no pipe. */
export const structural = ['estructural', 'estruct', 'estruc', 'estr'];

/** Machine steel without another word is a bar: `cold rolled 1018 redondo 1"`. */
export const ofBars = ['SAE', 'AISI'];

export function tubeReader(rules: Pick<SectionRules, 'forms' | 'lengths'>): Kind['read'] {
  return sectionReader({
    bounds,
    shares: 'tube',
    bareSides: { inchesBelow: 10, millimetresFrom: 16 },
    isSolid: false,
    wholeWall: 'wholeThickness',
    inchWall: 'inchWall',
    isWallFirst: false,
    equalSides: 'equalSides',
    unequalSides: null,
    isSideOnce: false,
    ...rules,
  });
}

/** A square or rectangular tube. */
export function hollowSection<const Name extends string>(
  own: Own<Name, keyof typeof bar | 'read' | 'weigh' | 'draw' | 'labels'> &
    Pick<SectionRules, 'forms'>,
): Kind<Name> {
  return {
    ...bar,
    read: tubeReader({ forms: own.forms, lengths: usualOfBars.lengths }),
    weigh: byArea((sizes) => {
      const [h, b] = sidesOf(sizes) ?? [0, 0];
      return hollowArea(h, b, sizes.thickness?.mm ?? 0);
    }),
    labels: { across: 'Ancho', down: 'Alto', wall: 'Pared' },
    draw: (sizes) => {
      const [h, b] = sidesOf(sizes) ?? [0, 0];
      return hollowRectangle(b, h, sizes.thickness?.mm ?? 0);
    },
    ...own,
  };
}
