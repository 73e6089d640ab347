import { memoize, memoizeWeak } from '../../lib/memoize.ts';
import type { Family } from '../lexicon/families.ts';
import { meshCodes } from '../lexicon/grades.ts';
import {
  certain,
  type Dimensions,
  isCertain,
  lengthOnly,
  noDimensions,
  rolesOf,
  toolSizes,
} from '../sizes/dimensions.ts';
import { type Given, givensOf } from '../sizes/given-sizes.ts';
import { margin, type Role, type SizeReading } from '../sizes/reading.ts';
import { rolledReadings } from '../sizes/rolled-readings.ts';
import { sectionReadings } from '../sizes/section-readings.ts';
import { meshReading, sheetReading } from '../sizes/sheet-readings.ts';
import { type NumberToken, type Token, tokenize } from '../text/tokens.ts';
import { type GoodsAttributes, readGoods } from './read-goods.ts';
import {
  type Finish,
  familiesOf,
  finishOf,
  isOtherThanSteel,
  namesSteel,
  type Variant,
  variantOf,
} from './vocabulary.ts';

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

/** Parses a product name, once per name. Never throws. */
export function readProductName(name: string | null): ProductAttributes {
  return parsed(name ?? '');
}

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
  const withoutFamily = () => (namesSteel(tokens) ? noDimensions : toolSizes(tokens));
  const dimensions = family ? certain(readings) : withoutFamily();
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
  readings: readonly SizeReading[];
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
export function readAs(family: Family, tokens: readonly Token[]): FamilySizes {
  return readingsOf(tokens)(family);
}

interface FamilySizes {
  /** Usual first. */
  readings: readonly SizeReading[];
  /** Pounds per foot of a beam or channel. */
  pounds: number | null;
}

const readingsOf = memoizeWeak((tokens: readonly Token[]) =>
  memoize((family: Family) => readSizes(family, tokens)),
);

function readSizes(family: Family, tokens: readonly Token[]): FamilySizes {
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
