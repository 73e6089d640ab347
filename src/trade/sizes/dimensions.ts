import { unmeasured } from '../lexicon/goods.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { wordList } from '../text/dictionary.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { type Given, givensOf } from './given-sizes.ts';
import { type Length, length } from './measure.ts';
import type { Role, SizeReading } from './reading.ts';

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
  /** Of a pipe that is named by its nominal size. */
  outer: Length | null;
}

export const noDimensions: Dimensions = {
  sizes: [],
  thickness: null,
  length: null,
  sheet: null,
  outer: null,
};

const isUnmeasured = wordList(unmeasured);

/** Of uncertain sizes, the length is certain if it has its unit. */
export function lengthOnly(givens: readonly Given[]): SizeReading {
  const [long, ...others] = givens.filter(({ unit }) => unit === 'm');
  const size = long && others.length === 0 ? length(long.value, 'm') : null;
  return { ...noDimensions, length: size, cost: 0, roles: [] };
}

/** What all possible readings agree on: everything, or only the length. */
export function certain(readings: readonly SizeReading[]): Dimensions {
  const [first, ...others] = readings;
  if (!first) return noDimensions;
  const isLengthCertain = others.every((reading) => reading.length?.mm === first.length?.mm);
  const long = isLengthCertain ? first.length : null;
  if (!isCertain(readings)) return { ...noDimensions, length: long };
  const { sizes, thickness, sheet, outer } = first;
  return { sizes, thickness: thickness && asThickness(thickness), sheet, outer, length: long };
}

export function isCertain([first, ...others]: readonly SizeReading[]): boolean {
  return (
    first !== undefined && others.every((reading) => readingKey(reading) === readingKey(first))
  );
}

function readingKey({ sizes, thickness, length }: SizeReading): string {
  const mm = sizes.map((size) => size.mm).sort((a, b) => a - b);
  return [...new Set(mm), thickness?.mm, length?.mm].join(' ');
}

/** Writes whole millimetres with a decimal, as the tables of mills do: `2.0 mm`. */
function asThickness({ mm, text }: Length): Length {
  return { mm, text: text.replace(/(^|\D )(\d) mm|(\()(\d) mm/, '$1$3$2$4.0 mm') };
}

export function rolesOf(
  roles: SizeReading['roles'],
): ReadonlyMap<NumberToken, { mm: number; role: Role }> {
  return new Map(roles.map(([{ token }, mm, role]) => [token, { mm, role }]));
}

/**
 * Sizes of a product without a section, such as a drill or a disc. After inches, millimetres are a
 * thickness: `4 1/2" x 1.0 mm`.
 */
export function toolSizes(tokens: readonly Token[]): Dimensions {
  const isMeasured = !canonicalWords(tokens).some(isUnmeasured);
  const givens = isMeasured ? givensOf(tokens) : [];
  // Of `41 x 41 x 2.0 mm`, only the last has its unit.
  if (givens.some(({ unit }) => unit === null)) return noDimensions;
  const hasInches = givens.some(({ unit }) => unit === 'in');
  const sizes: Length[] = [];
  let thickness: Length | null = null;
  for (const { value, unit } of givens) {
    if (unit === null || unit === 'm' || unit === 'ft') continue;
    const size = length(value, unit);
    if (hasInches && unit === 'mm') thickness = asThickness(size);
    else sizes.push(size);
  }
  return { ...noDimensions, sizes, thickness };
}
