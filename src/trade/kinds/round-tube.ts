import type { Given } from '../sizes/given-sizes.ts';
import type { SizedText } from '../sizes/reading.ts';
import { pipeDiameter, pipeWall } from '../sizes/standard-sections.ts';
import { byArea } from './area.ts';
import { bar, usualOfBars } from './defaults.ts';
import { ofBars, structural, tubeReader } from './hollow-section.ts';
import type { Kind, SteelSizes } from './kind.ts';
import { ring } from './shape.ts';

const lengths = [6, 6.4];
const readTube = tubeReader({ forms: [['s', 't'], ['t', 's'], ['s']], lengths });

export const roundTube: Kind<'round-tube'> = {
  ...bar,
  name: 'round-tube',
  namings: [
    {
      head: 'tubo',
      words: ['redondo'],
      signs: ['SCH', 'A53', 'A106', 'ISO', 'dn', 'od', 'nps', 'cerramiento'],
    },
    // Without a shape, the sizes decide: those of `tubo 50 x 50 x 2` are square.
    { head: 'tubo' },
    { head: 'tuberia' },
    { head: 'perfil', words: ['redondo'] },
    { head: 'tuberia', signs: structural },
    { head: 'redondo', words: ['tubo'], signs: ['laf', 'lac', 'galvanizado'], without: ofBars },
  ],
  read: (text) => readTube({ ...text, givens: inNominalInches(text) }),
  usual: { ...usualOfBars, lengths },
  weigh: byArea(pipeArea),
  labels: { across: 'Diámetro', down: '', wall: 'Pared' },
  draw: ({ sizes: [size], schedule, thickness }) =>
    ring(size && (schedule ? pipeDiameter(size.mm) : size.mm), thickness?.mm ?? 0),
};

/** Pipes by schedule are named in inches: `SCH 40 2`. */
function inNominalInches({ tokens, givens }: SizedText): readonly Given[] {
  const [first, ...others] = givens;
  if (first?.unit !== null || first.decimals > 0) return givens;
  const isPipe = tokens.some(({ kind, text }) => kind === 'code' && text.startsWith('SCH '));
  return isPipe ? [{ ...first, unit: 'in' }, ...others] : givens;
}

/** mm² by ASME B36.10M and EN 10220. */
function pipeArea(sizes: SteelSizes): number | null {
  const [size] = sizes.sizes;
  const { schedule, thickness } = sizes;
  const d = outerDiameter(sizes);
  const wall = thickness?.mm ?? (schedule && size ? pipeWall(schedule, size.mm) : null);
  return d && wall && 2 * wall < d ? Math.PI * (d - wall) * wall : null;
}

/**
 * Outer diameter in mm: as named, or by its schedule. Inches of a tube that is neither cold rolled nor
 * stainless may be nominal: 2 1/2" is 63.5 or 73 mm.
 */
function outerDiameter({ sizes: [size], outer, schedule, finish }: SteelSizes): number | null {
  if (outer) return outer.mm;
  if (!size) return null;
  if (schedule) return pipeDiameter(size.mm);
  const isOuter = finish === 'LAF' || finish === 'INOX' || !size.text.includes('"');
  return isOuter ? size.mm : null;
}
