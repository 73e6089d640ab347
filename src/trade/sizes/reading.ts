import type { Given } from './given-sizes.ts';
import type { Length } from './measure.ts';

/** One way to read the sizes of a name. */
export interface SizeReading {
  sizes: readonly Length[];
  thickness: Length | null;
  length: Length | null;
  sheet: readonly [Length, Length] | null;
  /** Outer diameter of a pipe that is named by its nominal size. */
  outer: Length | null;
  /** How unusual the notation is; 0 for the usual one. */
  cost: number;
  /** What each number is. */
  roles: readonly (readonly [given: Given, mm: number, role: Role])[];
}

export type Role = 'size' | 'thickness' | 'length' | 'other';

/** What makes a notation unusual; readings that differ by less than `margin` are both possible. */
export const costs = {
  noThickness: 0.5,
  bareLength: 0.5,
  bareAlone: 0.5,
  lengthInMillimetres: 1,
  wholeThickness: 0.5,
  /** Legs in inches have fractions as their thickness. */
  wholeLeg: 1.5,
  inchWall: 0.5,
  thicknessFirst: 1,
  wholeThicknessFirst: 2,
  decimalInches: 1,
  oddInches: 0.5,
  unequalLegs: 1.5,
  equalSides: 0.5,
  splitNumber: 1.5,
} as const;

export const margin = 1.5;
