import { lastIndex } from '../../lib/last-index.ts';
import { numbers } from '../numbers.ts';
import type { NumberToken, Token } from '../text/tokens.ts';
import { INCH, isLengthUnit, type Length, type LengthUnit, length } from './measure.ts';
import { beforeBracket, isGauge, isGaugeAt, isNumbering, isRange } from './numbering.ts';
import { type Marker, markerBefore, markerBehind } from './size-marker.ts';
import { pipeDiameter } from './standard-sections.ts';

/** A number of a text that may be a size. */
export interface Given {
  token: NumberToken;
  value: number;
  unit: LengthUnit | null;
  isFraction: boolean;
  decimals: number;
  /** What the word before it says: `e=2`, `largo 6`. */
  marks: Marker | null;
  /** The 3.0 mm of `1/8" (3.0 mm)`. */
  alternative: Length | null;
  /** `3 1/8` may be two sizes. */
  parts: NumberToken['parts'];
}

/** In mm: shorter ones are no bars. */
export const leastLength = 300;
/** In mm: the least length of a rolled section in other units than metres and feet. */
const leastMillimetresOfLength = 1000;

/**
 * The length of a section that is named by its weight; null where the number is none.
 * @param mayBeBare whether a usual length without a unit is read in metres
 */
export function lengthOfLast(
  usual: readonly number[],
  last: Given,
  mayBeBare: boolean,
): Length | null {
  const { value, unit, isFraction } = last;
  if (unit === null) {
    if (!mayBeBare || isFraction || !usual.includes(value)) return null;
    return length(value, 'm');
  }
  const size = length(value, unit);
  const least = unit === 'm' || unit === 'ft' ? leastLength : leastMillimetresOfLength;
  return size.mm >= least ? size : null;
}

/** Finds the sizes of a text, with their alternatives in brackets. */
export function givensOf(tokens: readonly Token[]): Given[] {
  const outside: Given[] = [];
  let bracket: Given[] | null = null;
  tokens.forEach((token, at) => {
    if (token.kind === 'mark' && token.text === '(') bracket = [];
    if (token.kind === 'mark' && token.text === ')' && bracket) {
      mergeBracket(outside, bracket);
      bracket = null;
    }
    const given = givenAt(tokens, at, bracket !== null);
    if (given) (bracket ?? outside).push(given);
  });
  if (bracket) mergeBracket(outside, bracket);
  return outside;
}

function givenAt(tokens: readonly Token[], at: number, isInBracket: boolean): Given | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || isRange(tokens, at) || isNumbering(tokens, at)) return null;
  const unit = token.unit?.unit === 'ml' ? 'm' : (token.unit?.unit ?? null);
  if (unit !== null && !isLengthUnit(unit)) return null;
  const marks =
    markerBefore(tokens, at) ??
    (isInBracket ? markerBehind(tokens, at) : null) ??
    (unit === 'mm' && isGaugeAt(tokens, beforeBracket(tokens, at)) ? 'thickness' : null);
  const { value, isFraction, decimals, parts } = token;
  // A code of the owner's system.
  if (unit === null && value >= 20_000) return null;
  if (isGauge(token, marks)) return null;
  return {
    token,
    value,
    decimals,
    isFraction,
    marks,
    alternative: null,
    parts,
    unit: isFraction && unit === null ? 'in' : unit,
  };
}

/**
 * A bracket repeats the sizes before it, or adds a length, a wall, an outer diameter or two openings;
 * anything else in it says nothing of the size: `(JGO.3PZA)`.
 */
function mergeBracket(outside: Given[], bracket: readonly Given[]): void {
  const unit = bracket.at(-1)?.unit ?? null;
  const free = [...outside];
  const others = bracket.filter((given) => {
    const own = length(given.value, given.unit ?? unit ?? 'mm');
    const at = lastIndex(
      free,
      (candidate) => candidate.marks === given.marks && mayBe(candidate, own.mm),
    );
    const [same] = at === -1 ? [] : free.splice(at, 1);
    // `12 MM (1/2)`: the stated millimetres are meant.
    if (same && !(same.unit === 'mm' && given.isFraction)) same.alternative = own;
    return !same;
  });
  const hasPair = others.length === 2 && others.length === bracket.length && unit !== null;
  for (const given of others) {
    const added = ofBracket(outside, given, given.unit ?? unit ?? 'mm', hasPair);
    if (added) outside.push(added);
  }
}

/** A number of a bracket that repeats no size; null where it is none. */
function ofBracket(
  outside: readonly Given[],
  given: Given,
  unit: LengthUnit,
  hasPair: boolean,
): Given | null {
  const { mm } = length(given.value, unit);
  const isPipe = outside.some((other) => other.unit === 'in' && isOuterDiameter(other.value, mm));
  if (isPipe) return { ...given, unit: 'mm', marks: 'diameter' };
  if (given.marks !== null && given.unit !== null) return given;
  if (mm >= leastLength) {
    const isLength = given.unit === 'm' || given.unit === 'ft';
    return isLength ? { ...given, marks: 'length' } : null;
  }
  const hasOuter = outside.some(({ marks }) => marks === 'diameter');
  return hasPair ? { ...given, unit, marks: hasOuter ? 'thickness' : null } : null;
}

/** In mm: tables round the outer diameters of pipes by less. */
const outerRounding = 1;

function isOuterDiameter(inches: number, mm: number): boolean {
  const outer = pipeDiameter(inches * INCH);
  return outer !== null && Math.abs(outer - mm) < outerRounding;
}

/** Whether a size is nearly `mm` in any unit that it may have. */
function mayBe({ value, unit }: Given, mm: number): boolean {
  const units: readonly LengthUnit[] = unit ? [unit] : ['in', 'mm', 'ft', 'm'];
  return units.some(
    (candidate) => Math.abs(length(value, candidate).mm / mm - 1) < numbers.alternative,
  );
}
