import { numbers } from '../numbers.ts';
import { isSameLength, type Length, nominalInches } from './measure.ts';

/** `s`: the size of equal sides; `a`, `b`: two sides; `t`: thickness. The length may follow. */
export type Form = readonly ('s' | 'a' | 'b' | 't')[];

type Cost = keyof typeof numbers.costs;

/** How the numbers of a bar, tube or profile are read as its sizes. */
export interface SectionRules {
  forms: readonly Form[];
  /** What mills make, in mm: narrowest side, thinnest and thickest wall or leg. */
  bounds: { least: number; thinnest: number; thickest: number };
  shares: keyof typeof numbers.shares;
  /** Without any unit, smaller numbers are inches and larger ones millimetres; between, uncertain. */
  bareSides: { inchesBelow: number; millimetresFrom: number };
  /** Without a wall: a bar. */
  isSolid: boolean;
  /** Cost of a whole number as its wall in millimetres next to inches; null where it is none. */
  wholeWall: Cost | null;
  /** Cost of a wall in inches; null where it is usual. */
  inchWall: Cost | null;
  /** Whether the wall comes first as often as last. */
  isWallFirst: boolean;
  /** Cost of two equal and of two different sides; null where they are usual. */
  equalSides: Cost | null;
  unequalSides: Cost | null;
  /** Whether two equal sides are one size: `ÁNGULO 2 x 2`. */
  isSideOnce: boolean;
  /** Usual lengths in metres, which names write without a unit: `x 6`. */
  lengths: readonly number[];
}

/** In mm: the largest hollow sections and pipes on sale. */
const largestSize = 700;

/** Whether a mill rolls or welds such a section; sizes in mm. */
export function isPlausible(
  { bounds, shares }: SectionRules,
  sizes: readonly Length[],
  t: number | null,
): boolean {
  const share = numbers.shares[shares];
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { mm } of sizes) {
    least = Math.min(least, mm);
    most = Math.max(most, mm);
  }
  if (least < bounds.least || most > largestSize || most / least > share.unequal) return false;
  if (t === null) return true;
  const isUsual = t >= bounds.thinnest && t <= bounds.thickest;
  return isUsual && t < least * share.thickness && least / t <= share.slender;
}

/** Equal, or the same in the trade. */
export function isSameSize(a: Length, b: Length): boolean {
  if (isSameLength(a.mm, b.mm)) return true;
  const inches = nominalInches(a.mm);
  return inches !== null && inches === nominalInches(b.mm);
}
