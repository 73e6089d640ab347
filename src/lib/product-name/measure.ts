/** Millimetres in one inch. */
export const INCH = 25.4;

/** The units of length that product names are written in. */
export type LengthUnit = 'in' | 'ft' | 'mm' | 'cm' | 'm';

/** A length as a name states it. */
export interface Length {
  /** In millimetres, to a thousandth. */
  mm: number;
  /** As the trade writes it: `1 1/2"`, `2.0 mm`, `6 m`. */
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

/** @returns the length of `value` in `unit`, with its text in the trade's way of writing. */
export function length(value: number, unit: LengthUnit): Length {
  return { mm: round(value * millimetresPer[unit]), text: lengthText(value, unit) };
}

/** Rounds to a thousandth, so that two ways to the same size compare equal. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * Inches as fractions (`1 1/2"`), thin millimetres with a decimal (`2.0 mm`), sheets and bars in
 * metres (`6 m`, `1.20 m`).
 */
function lengthText(value: number, unit: LengthUnit): string {
  if (unit === 'in') return inchText(value);
  if (unit === 'ft') return `${value} pies`;
  if (unit === 'm') return `${Number.isInteger(value) ? value : value.toFixed(2)} m`;
  if (unit === 'cm' || Number.isInteger(value)) return `${value} ${unit}`;
  return `${value} mm`;
}

/** Inches as the trade writes them, to the 64th: `3/4"`, `1 1/2"`, `14"`; other values as decimals. */
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

/**
 * Inch sizes and the round millimetres by which the trade calls the same profile: a tube of
 * 50 x 50 is sold as 2" x 2". Source: the metric columns of Peruvian mills' tables for hollow
 * sections (25, 38 or 40, 50, 75, 100, 150 mm for 1", 1 1/2", 2", 3", 4", 6"); discs of 4 1/2", 7",
 * 9" and 14" go by 115, 180, 230 and 355 mm.
 */
const nominal: readonly (readonly [inches: number, millimetres: readonly number[]])[] = [
  [0.5, [12, 12.5, 13]],
  [0.625, [15, 16]],
  [0.75, [19, 20]],
  [0.875, [22]],
  [1, [25]],
  [1.25, [30, 32]],
  [1.5, [38, 40]],
  [2, [50]],
  [2.5, [60, 63, 65]],
  [3, [75, 76, 80]],
  [4, [100]],
  [4.5, [115]],
  [5, [125]],
  [6, [150]],
  [7, [180]],
  [8, [200]],
  [9, [230]],
  [10, [250]],
  [12, [300]],
  [14, [355]],
];

/**
 * The inches by which the trade calls a length of `mm` millimetres: 2 for 50 and for 50.8. Null for a
 * length that goes by its own figure alone.
 */
export function nominalInches(mm: number): number | null {
  const found = nominal.find(
    ([inches, millimetres]) => isSame(inches * INCH, mm) || millimetres.includes(mm),
  );
  return found?.[0] ?? null;
}

/** Whether two lengths in mm are one, but for rounding in their names. */
export function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.06;
}
