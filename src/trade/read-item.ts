import { memoize, memoizeWeak } from '../lib/memoize.ts';
import { wordList } from './dictionary.ts';
import { type Given, givensOf } from './givens.ts';
import { type GoodsAttributes, readGoods } from './goods.ts';
import type { Family } from './lexicon/families.ts';
import { unmeasured } from './lexicon/goods.ts';
import { meshCodes } from './lexicon/grades.ts';
import { type Length, length } from './measure.ts';
import { margin, type Reading, type Role } from './reading.ts';
import { rolledReadings } from './rolled-readings.ts';
import { sectionReadings } from './section-readings.ts';
import { meshReading, sheetReading } from './sheet-readings.ts';
import { type NumberToken, type Token, tokenize } from './tokens.ts';
import {
  canonicalWords,
  type Finish,
  familiesOf,
  finishOf,
  isOtherThanSteel,
  namesSteel,
  type Variant,
  variantOf,
} from './vocabulary.ts';

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

/** What is read of steel; null or empty where uncertain. */
export interface SteelAttributes extends Dimensions {
  family: Family | null;
  variant: Variant | null;
  /** Of a beam or channel. */
  poundsPerFoot: number | null;
  /** `A36`, `A572-G50`, `SAE 1045`, `E7018`. */
  grade: string | null;
  /** `SCH 40`. */
  schedule: string | null;
  finish: Finish | null;
  /** What each number of the name is. */
  roles: ReadonlyMap<NumberToken, { mm: number; role: Role }>;
}

/** Attributes parsed from a product name; null or empty where uncertain. */
export type ProductAttributes = SteelAttributes & GoodsAttributes;

const noDimensions: Dimensions = {
  sizes: [],
  thickness: null,
  length: null,
  sheet: null,
  outer: null,
};

/** Parses a product name, once per name. Never throws. */
export function readProductName(name: string | null): ProductAttributes {
  return parsed(name ?? '');
}

const isUnmeasured = wordList(unmeasured);

const parsed = memoize((name: string): ProductAttributes => {
  const steel = readSteel(tokenize(name));
  return Object.assign(readGoods(name, tokenize(name), steel.family), steel);
});

/** Reads what tokens say of steel. Where two readings are possible, nothing is read. */
export const readSteel = memoizeWeak((tokens: readonly Token[]): SteelAttributes => {
  const { family, readings, pounds } = readFamily(tokens);
  const codes = tokens.flatMap((token) => (token.kind === 'code' ? [token.text] : []));
  const schedule = codes.find((code) => code.startsWith('SCH ')) ?? null;
  const grade = codes.find((code) => code !== schedule && !code.startsWith('#')) ?? null;
  const dimensions = family
    ? certain(readings)
    : namesSteel(tokens)
      ? noDimensions
      : toolSizes(tokens);
  const [first] = readings;
  return {
    family,
    variant: variantOf(tokens, family),
    ...dimensions,
    poundsPerFoot: pounds,
    grade,
    schedule,
    finish: finishOf(tokens, family),
    roles: rolesOf(first && isCertain(readings) ? first.roles : []),
  };
});

export interface FamilyReading {
  family: Family | null;
  /** Plausible ones, usual first. */
  readings: readonly Reading[];
  /** Pounds per foot of a beam or channel. */
  pounds: number | null;
}

/** The family that the words name; of several, the only one that the sizes fit. */
function readFamily(tokens: readonly Token[]): FamilyReading {
  const none: FamilyReading = { family: null, readings: [], pounds: null };
  if (isOtherThanSteel(tokens)) return none;
  const families = familiesOf(tokens);
  const [only, ...others] = families;
  if (only && others.length === 0)
    return checked({ family: only, ...readAs(only, tokens) }, tokens);
  const fitting = families
    .map((family) => ({ family, ...readAs(family, tokens) }))
    .filter(({ readings: [best] }) => best && best.thickness !== null);
  const [fits, ...more] = fitting;
  return fits && more.length === 0 ? fits : none;
}

/** A tee with one size is a fitting of pipes; a square tube has no two sides. */
function checked(
  read: FamilyReading & { family: Family },
  tokens: readonly Token[],
): FamilyReading {
  const { family, readings } = read;
  const isFitting = family === 'tee' && givensOf(tokens).length === 1;
  if (!isFitting && readings.some(({ sizes }) => sizes.length > 0)) return read;
  const isUnequal = family === 'square-tube' && isRectangular(tokens);
  return isFitting || isUnequal ? { family: null, readings: [], pounds: null } : read;
}

function isRectangular(tokens: readonly Token[]): boolean {
  const { readings } = readAs('rectangular-tube', tokens);
  return (
    isCertain(readings) && readings.some(({ sizes, thickness }) => sizes.length === 2 && thickness)
  );
}

/** All plausible readings of the sizes as those of a family, whatever the words are. */
export function readAs(family: Family, tokens: readonly Token[]): SizeReadings {
  return readingsOf(tokens)(family);
}

interface SizeReadings {
  /** Usual first. */
  readings: readonly Reading[];
  /** Pounds per foot of a beam or channel. */
  pounds: number | null;
}

const readingsOf = memoizeWeak((tokens: readonly Token[]) =>
  memoize((family: Family) => readSizes(family, tokens)),
);

function readSizes(family: Family, tokens: readonly Token[]): SizeReadings {
  const givens = inNominalInches(family, tokens, givensOf(tokens));
  const others = [lengthOnly(givens)];
  // Garbled: inches are written as fractions, millimetres are not.
  const isGarbled = givens.some(
    ({ isFraction, unit }) => isFraction && unit !== null && unit !== 'in',
  );
  if (isGarbled) return { readings: others, pounds: null };
  if (family === 'beam' || family === 'channel') return rolledReadings(family, tokens, givens);
  if (family === 'plate' || family === 'mesh' || family === 'roofing') {
    const code = tokens.find(
      ({ kind, text }) => kind === 'code' && text.toLowerCase() in meshCodes,
    );
    const reading = code ? meshReading(code.text, givens) : sheetReading(family, givens);
    return { readings: reading ? [reading] : [], pounds: null };
  }
  const all = sectionReadings(family, givens);
  const least = all[0]?.cost ?? 0;
  const possible = all.filter(({ cost }) => cost < least + margin);
  return { readings: possible.length > 0 ? possible : others, pounds: null };
}

/** Pipes by schedule are named in inches: `SCH 40 2`. */
function inNominalInches(
  family: Family,
  tokens: readonly Token[],
  givens: readonly Given[],
): readonly Given[] {
  const isPipe =
    family === 'round-tube' &&
    tokens.some(({ kind, text }) => kind === 'code' && text.startsWith('SCH '));
  const [first, ...others] = givens;
  const isBare = first?.unit === null && first.decimals === 0;
  return isPipe && isBare ? [{ ...first, unit: 'in' }, ...others] : givens;
}

/** Of uncertain sizes, the length is certain if it has its unit. */
function lengthOnly(givens: readonly Given[]): Reading {
  const [long, ...others] = givens.filter(({ unit }) => unit === 'm');
  const size = long && others.length === 0 ? length(long.value, 'm') : null;
  return { ...noDimensions, length: size, cost: 0, roles: [] };
}

/** What all possible readings agree on: everything, or only the length. */
function certain(readings: readonly Reading[]): Dimensions {
  const [first, ...others] = readings;
  if (!first) return noDimensions;
  const { sizes, thickness, sheet, outer } = first;
  const isLengthCertain = others.every((one) => one.length?.mm === first.length?.mm);
  const long = isLengthCertain ? first.length : null;
  return isCertain(readings)
    ? { sizes, thickness: thickness && asThickness(thickness), sheet, outer, length: long }
    : { ...noDimensions, length: long };
}

export function isCertain([first, ...others]: readonly Reading[]): boolean {
  return first !== undefined && others.every((one) => keyOf(one) === keyOf(first));
}

function keyOf({ sizes, thickness, length }: Reading): string {
  const mm = sizes.map((size) => size.mm).sort((a, b) => a - b);
  return [...new Set(mm), thickness?.mm, length?.mm].join(' ');
}

/** Writes whole millimetres with a decimal, as the tables of mills do: `2.0 mm`. */
function asThickness({ mm, text }: Length): Length {
  return { mm, text: text.replace(/(^|\D )(\d) mm|(\()(\d) mm/, '$1$3$2$4.0 mm') };
}

function rolesOf(roles: Reading['roles']): ProductAttributes['roles'] {
  return new Map(roles.map(([{ token }, mm, role]) => [token, { mm, role }]));
}

/**
 * Sizes of a product without a section, such as a drill or a disc. After inches, millimetres are a
 * thickness: `4 1/2" x 1.0 mm`.
 */
function toolSizes(tokens: readonly Token[]): Dimensions {
  const isMeasured = !canonicalWords(tokens).some(isUnmeasured);
  const given = isMeasured ? givensOf(tokens) : [];
  // Of `41 x 41 x 2.0 mm`, only the last has its unit.
  if (given.some(({ unit }) => unit === null)) return noDimensions;
  const lengths = given.flatMap((one) =>
    one.unit && one.unit !== 'm' && one.unit !== 'ft'
      ? [{ one, size: length(one.value, one.unit) }]
      : [],
  );
  const hasInches = lengths.some(({ one }) => one.unit === 'in');
  const isBehind = ({ one }: { one: Given }) => hasInches && one.unit === 'mm';
  const thickness = lengths.filter(isBehind).at(-1)?.size ?? null;
  const sizes = lengths.filter((one) => !isBehind(one)).map(({ size }) => size);
  return { ...noDimensions, sizes, thickness: thickness && asThickness(thickness) };
}
