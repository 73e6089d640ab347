import { round2 } from '../../lib/round.ts';
import { lengthOfLast } from '../sizes/given-sizes.ts';
import { type MassUnit, massIn, massPerLength } from '../sizes/mass-per-length.ts';
import { noReading, type SizedText } from '../sizes/reading.ts';
import { bar, usualOfBars } from './defaults.ts';
import type { Kind } from './kind.ts';
import { drawn, type SectionShape } from './shape.ts';

const lengths = [10, 12, 12.5, 9, 6];

/** The pounds and kilograms of a rail are those of a yard and of a metre: `riel de 30 kg`. */
const massUnits: Readonly<Record<string, MassUnit>> = {
  'kg/m': 'kg/m',
  kg: 'kg/m',
  'lb/yd': 'lb/yd',
  lb: 'lb/yd',
};

/** Rails of this standard are named by their pounds per yard: `ASCE 60`. */
const poundStandard = 'asce';

/** In kg/m, from the lightest rail of a mine to the heaviest of a railway. */
const lightest = 4;
const heaviest = 80;

/** A rail, which is named by its weight. */
export const rail: Kind<'rail'> = {
  ...bar,
  name: 'rail',
  namings: [{ head: 'riel' }],
  read(text) {
    const mass = massOf(text);
    const last = text.givens.at(-1);
    const length = last ? lengthOfLast(lengths, last, true) : null;
    return mass ? [{ ...noReading, massPerLength: mass, length }] : [];
  },
  // Without its weight, the guide of a door or a curtain.
  isOther: (_, readings) => readings.length === 0,
  usual: { ...usualOfBars, lengths },
  weigh: ({ massPerLength: mass }) => mass?.kgPerMetre ?? null,
  leading: 'weight',
  labels: { across: 'Patín', down: 'Alto', wall: '' },
  draw: ({ massPerLength: mass }) => mass && railShape(mass.kgPerMetre),
};

function massOf({ tokens }: SizedText) {
  const at = tokens.findIndex(({ text }) => text === poundStandard);
  const number = tokens[at + 1];
  const isPounds = at !== -1 && number?.kind === 'number' && number.unit === null;
  const mass = isPounds ? massPerLength(number.value, 'lb/yd') : massIn(tokens, massUnits);
  const isRail = mass && mass.kgPerMetre >= lightest && mass.kgPerMetre <= heaviest;
  return isRail ? mass : null;
}

/** kg/m, and in mm: height, foot, head and web. ASCE; from 24 kg/m also GB 11264 and GB 2585. */
const sections: readonly (readonly [
  kg: number,
  h: number,
  foot: number,
  head: number,
  web: number,
])[] = [
  [9.92, 66.68, 66.68, 34.13, 6.35],
  [12.4, 69.85, 69.85, 38.1, 7.54],
  [14.88, 79.38, 79.38, 42.86, 8.33],
  [19.84, 88.9, 88.9, 47.63, 9.92],
  [22.32, 93.66, 93.66, 50.8, 10.72],
  [24.46, 107, 92, 51, 10.9],
  [29.76, 107.95, 107.95, 60.33, 12.3],
  [38.73, 134, 114, 68, 13],
  [39.68, 127, 127, 63.5, 13.89],
  [44.65, 134, 114, 70, 14.5],
];

/** Depth of head and foot by the height: those of ASCE 60. */
const headShare = 0.287;
const footShare = 0.18;
/** A rail of 22 kg/m is drawn as the one of 45 lb/yd, which differs by less. */
const nearestShare = 0.035;

function railShape(kgPerMetre: number): SectionShape | null {
  const [nearest] = [...sections].sort(
    (a, b) => Math.abs(a[0] - kgPerMetre) - Math.abs(b[0] - kgPerMetre),
  );
  if (!nearest || Math.abs(nearest[0] / kgPerMetre - 1) > nearestShare) return null;
  const [, h, foot, head, web] = nearest;
  const [x, y] = [(foot - head) / 2, h * headShare].map(round2);
  const inner = round2((foot - web) / 2);
  const lower = round2(h * (1 - footShare));
  const right = round2(foot - inner);
  const path = `M${x} 0H${round2(foot - (x ?? 0))}V${y}H${right}V${lower}H${foot}V${h}H0V${lower}H${inner}V${y}H${x}Z`;
  return drawn(path, [foot, h]);
}
