import type { Text } from '../text/text.ts';
import type { Token } from '../text/tokens.ts';
import type { Given } from './given-sizes.ts';
import type { MassPerLength } from './mass-per-length.ts';
import type { Length } from './measure.ts';

/** The sizes of a product; empty or null where uncertain. */
export interface Dimensions {
  /**
   * Outer sizes: two for rectangular tubes and tees, legs of an angle, width of a flat, depth of a
   * beam, openings of a mesh, size of a tool. Empty for a plate.
   */
  sizes: readonly Length[];
  /** Of wall, leg, flat, sheet or wire. */
  thickness: Length | null;
  /** Of a bar, tube or sheet of roofing. */
  length: Length | null;
  /** Width and length of a plate or mesh. */
  sheet: readonly [Length, Length] | null;
  /** Outer diameter of a pipe that is named by its nominal size. */
  outer: Length | null;
  /** Of a beam, channel or rail that is named by its weight. */
  massPerLength: MassPerLength | null;
}

export const noDimensions: Dimensions = {
  sizes: [],
  thickness: null,
  length: null,
  sheet: null,
  outer: null,
  massPerLength: null,
};

/** One way to read the sizes of a name. */
export interface SizeReading extends Dimensions {
  /** How unusual the notation is; 0 for the usual one. */
  cost: number;
  /** What each number is. */
  roles: readonly (readonly [given: Given, mm: number, role: Role])[];
}

export const noReading: SizeReading = { ...noDimensions, cost: 0, roles: [] };

export type Role = 'size' | 'thickness' | 'length' | 'other';

/** What a number of a text is: characters of the normalized text. */
export interface RoleSpan {
  start: number;
  end: number;
  /** Of several texts that are read together, the one that the place is in. */
  source?: Text;
  mm: number;
  role: Role;
}

/** A text whose numbers are read as sizes. */
export interface SizedText {
  tokens: readonly Token[];
  givens: readonly Given[];
}

/** Reads the numbers of a text as the sizes of one kind: plausible readings, usual ones first. */
export type SizeReader = (text: SizedText) => readonly SizeReading[];
