import { memoize } from '../../lib/memoize.ts';
import { round2 } from '../../lib/round.ts';
import { numbers } from '../numbers.ts';

/** In millimetres. */
export const INCH = 25.4;

export type LengthUnit = 'in' | 'ft' | 'mm' | 'cm' | 'm';

export interface Length {
  /** Rounded to a thousandth. */
  mm: number;
  /** In the trade's notation: `1 1/2"`, `2.0 mm`, `6 m`. */
  text: string;
}

const millimetresPer: Readonly<Record<string, number>> & Readonly<Record<LengthUnit, number>> = {
  in: INCH,
  ft: 12 * INCH,
  mm: 1,
  cm: 10,
  m: 1000,
};

export function isLengthUnit(unit: string | null): unit is LengthUnit {
  return unit !== null && unit in millimetresPer;
}

/** Names have few different lengths: equal ones are one object. */
export function length(value: number, unit: LengthUnit): Length {
  return lengths[unit](value);
}

const lengthsIn = (unit: LengthUnit) => memoize((value: number) => newLength(value, unit));
const lengths: Readonly<Record<LengthUnit, (value: number) => Length>> = {
  in: lengthsIn('in'),
  ft: lengthsIn('ft'),
  mm: lengthsIn('mm'),
  cm: lengthsIn('cm'),
  m: lengthsIn('m'),
};

function newLength(value: number, unit: LengthUnit): Length {
  // To a thousandth, so that equal sizes in different units compare equal.
  const mm = Math.round(value * millimetresPer[unit] * 1000) / 1000;
  // `6 m`, `1.20 m`
  const digits = unit === 'm' && !Number.isInteger(value) ? value.toFixed(2) : value;
  const text = unit === 'in' ? inchText(value) : `${digits} ${unit === 'ft' ? 'pies' : unit}`;
  return { mm, text };
}

/** Inches as fractions to the 64th (`3/4"`, `1 1/2"`), other values as decimals. */
export function inchText(value: number): string {
  const sixtyFourths = value * 64;
  if (!Number.isInteger(sixtyFourths)) return `${Number(value.toFixed(3))}"`;
  const whole = Math.floor(value);
  let numerator = sixtyFourths - whole * 64;
  if (numerator === 0) return `${whole}"`;
  let denominator = 64;
  while (numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  return `${whole > 0 ? `${whole} ` : ''}${numerator}/${denominator}"`;
}

/** A length with the other unit behind it, except metres and feet: `2" (50.8 mm)`, `50 mm (1.97")`. */
export function inBothUnits({ mm, text }: Length): string {
  if (text.includes('(') || text.endsWith(' m') || text.endsWith('pies')) return text;
  if (text.endsWith('"')) return `${text} (${round2(mm)} mm)`;
  return `${text} (${inchText(Number((mm / INCH).toFixed(mm < 25 ? 3 : 2)))})`;
}

/** Inch sizes of the trade. */
const inchSizes = [
  1 / 54,
  1 / 40,
  1 / 27,
  1 / 20,
  0.0625,
  0.125,
  0.1875,
  0.25,
  0.3125,
  0.375,
  0.5,
  0.625,
  0.75,
  0.875,
  1,
  1.25,
  1.5,
  2,
  2.5,
  3,
  4,
  4.5,
  5,
  6,
  7,
  8,
  9,
  10,
  12,
  14,
];

/**
 * Millimetres that the trade uses for these sizes. Sources: metric columns of Peruvian mills for
 * hollow sections; discs of 115, 180, 230 and 355 mm.
 */
const nominalMillimetres = [
  0.45, 0.6, 0.9, 1.2, 1.5, 3, 4.5, 4.75, 5, 6, 8, 9, 9.5, 12, 12.5, 13, 15, 16, 19, 20, 22, 25, 30,
  32, 38, 40, 50, 60, 63, 65, 75, 76, 80, 100, 115, 125, 150, 180, 200, 230, 250, 300, 355,
];

/** The inches that the trade calls `mm` millimetres: 2 for 50 and for 50.8; null for others. */
export function nominalInches(mm: number): number | null {
  const isNominal = nominalMillimetres.includes(mm);
  const found = inchSizes.find(
    (inches) =>
      isSameLength(inches * INCH, mm) ||
      (isNominal && Math.abs(mm / (inches * INCH) - 1) < numbers.alternative),
  );
  return found ?? null;
}

/** Compares two lengths in mm with a tolerance for rounded names: 3.2 for 1/8", not 0.70 for 0.75. */
export function isSameLength(a: number, b: number): boolean {
  const { mm, share } = numbers.sameLength;
  return Math.abs(a - b) < Math.min(mm, share * Math.max(a, b));
}
