import type { Family } from './families.ts';
import { type Length, type LengthUnit, length } from './measure.ts';

/** A number that may be a size. */
export interface Size {
  value: number;
  unit: LengthUnit | null;
  /** The 3.0 mm of `1/8" (3.0 mm)`. */
  alternative: Length | null;
  /** By the word before it: `cal 0.30`. */
  isThickness: boolean;
}

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
}

const none: Dimensions = { sizes: [], thickness: null, length: null, sheet: null };

/** Shortest bar or tube and narrowest sheet, in millimetres. */
const leastLength = 500;

/** Narrowest tube, in millimetres. */
const smallestTube = 10;

/** Most sizes of a section, wall or leg included; others have one. */
const mostSizes: Readonly<Partial<Record<Family, number>>> = {
  'square-tube': 3,
  'rectangular-tube': 3,
  'round-tube': 2,
  angle: 3,
  tee: 3,
  flat: 2,
};

/** Only bars and sheets are measured in metres or feet. */
function isLong(unit: LengthUnit | null): boolean {
  return unit === 'm' || unit === 'ft';
}

/** Assigns the sizes of a steel product to their roles; drops those that fit none. */
export function sectionSizes(family: Family, given: readonly Size[]): Dimensions {
  if (family === 'plate' || family === 'roofing' || family === 'mesh') {
    return sheetSizes(family, given);
  }
  const { rest, bar } = splitLength(given);
  const lengths = rest.length <= (mostSizes[family] ?? 1) ? inOneUnit(rest, family) : null;
  const { sizes = [], thickness = null } = roles(family, lengths ?? []);
  return { ...none, sizes, thickness: thickness && asThickness(thickness), length: bar };
}

/** Splits off the length of a bar, which comes last. */
function splitLength(given: readonly Size[]): { rest: readonly Size[]; bar: Length | null } {
  const last = given.at(-1);
  const bar = last?.unit ? toLength(last, last.unit) : null;
  return bar && bar.mm >= leastLength
    ? { rest: given.slice(0, -1), bar }
    : { rest: given, bar: null };
}

/**
 * Names omit units by convention: all sizes are in inches or all in millimetres, a wall is in
 * millimetres. Without any unit, whole numbers below 10 are inches, from 16 millimetres; between
 * them the unit is uncertain.
 * @returns null where the unit is uncertain
 */
function inOneUnit(sizes: readonly Size[], family: Family): Length[] | null {
  const isTube = family.endsWith('tube');
  const [first, second] = sizes;
  // `4 x 2` of a rectangular tube and `2 x 2` of a square one have no wall; `1 1/2 x 1.5` and
  // `2 x 2 mm` have one.
  const isSquare =
    first?.value === second?.value &&
    (first?.unit === second?.unit || Number.isInteger(second?.value)) &&
    !(!first?.unit && second?.unit === 'mm' && second.value < smallestTube);
  const hasWall =
    sizes.length > 2 || family === 'round-tube' || (family === 'square-tube' && !isSquare);
  // The 6 mm of `2 x 2 x 6 mm`.
  const isInMillimetres = !first?.unit && Number(first?.value) < 10 && sizes.at(-1)?.unit === 'mm';
  const isWall = (index: number) =>
    (isTube ? hasWall : isInMillimetres) && sizes.length > 1 && index === sizes.length - 1;
  const bare = sizes.flatMap(({ unit, value }, index) => (unit || isWall(index) ? [] : [value]));
  const written = sizes.find(({ unit }, index) => unit && !isWall(index))?.unit;
  const unit = written ?? conventional(bare, family);
  if (bare.length > 0 && !unit) return null;
  return sizes.map((size, index) => toLength(size, isWall(index) ? 'mm' : (unit ?? 'mm')));
}

function conventional(values: readonly number[], family: Family): LengthUnit | null {
  if (values.length === 0) return null;
  // Rebar in millimetres starts at 6 mm; the thickest is 1 3/8".
  if (family === 'rebar') return values.every((value) => value >= 6) ? 'mm' : 'in';
  if (values.some((value) => value >= 16)) return 'mm';
  return values.every((value) => value < 10) ? 'in' : null;
}

function roles(
  family: Family,
  [first, second, third]: readonly Length[],
): Pick<Partial<Dimensions>, 'sizes' | 'thickness'> {
  if (!first) return {};
  if (!second) return { sizes: [first] };
  if (family === 'flat') {
    // `1/8" x 1"` or `1" x 1/8"`: the smaller one is the thickness.
    const [thickness, width] = first.mm <= second.mm ? [first, second] : [second, first];
    return { sizes: [width], thickness };
  }
  const isAngle = family === 'angle';
  // Equal legs are named once: `1" x 1/8"`.
  const across = isAngle && (!third || first.mm === second.mm) ? [first] : [first, second];
  if (third) return { sizes: across, thickness: third };
  const isWall = family === 'round-tube' || second.mm < first.mm / (isAngle ? 2 : 4);
  return isWall ? { sizes: [first], thickness: second } : { sizes: across };
}

function sheetSizes(family: 'plate' | 'roofing' | 'mesh', given: readonly Size[]): Dimensions {
  const isSheetSide = ({ value, unit }: Size) =>
    isLong(unit) || (unit === 'mm' && value >= leastLength);
  const sides = given.filter(isSheetSide).map((size) => toLength(size, 'm'));
  const rest = given.filter((size) => !isSheetSide(size));
  const [width, long, ...tooMany] = sides;
  const [first, ...openings] = rest;
  if (tooMany.length > 0) return none;
  const isCertain = first && (first.unit !== null || first.isThickness);
  const thickness = isCertain ? asThickness(toLength(first, 'mm')) : null;
  if (family === 'roofing') {
    return { ...none, sizes: width ? [width] : [], thickness, length: long ?? null };
  }
  const sheet = width && long ? ([width, long] as const) : null;
  return { ...none, sizes: family === 'mesh' ? meshOpenings(openings) : [], thickness, sheet };
}

/** `10 x 10 cm`: the unit applies to both. */
function meshOpenings(openings: readonly Size[]): Length[] {
  const [short, long] = openings;
  const unit = long?.unit ?? short?.unit;
  if (!short || !long || !unit || openings.length > 2) return [];
  return [toLength(short, unit), toLength(long, unit)];
}

/**
 * Sizes of a product without a section, such as a drill or a disc. After inches, millimetres are a
 * thickness: `4 1/2" x 1.0 mm`.
 */
export function toolSizes(given: readonly Size[]): Dimensions {
  const sizes: Length[] = [];
  let thickness: Length | null = null;
  for (const size of given) {
    if (!size.unit) continue;
    const isBehindInches = size.unit === 'mm' && given.some(({ unit }) => unit === 'in');
    if (isBehindInches) thickness = asThickness(toLength(size, 'mm'));
    else sizes.push(toLength(size, size.unit));
  }
  return { ...none, sizes, thickness };
}

function toLength({ value, unit, alternative }: Size, otherwise: LengthUnit): Length {
  const named = length(value, unit ?? otherwise);
  // The size in brackets is the delivered one.
  return alternative ? { mm: alternative.mm, text: `${named.text} (${alternative.text})` } : named;
}

/** Writes whole millimetres with a decimal, as the tables of mills do: `2.0 mm`. */
function asThickness({ mm, text }: Length): Length {
  return { mm, text: text.replace(/(?<![\d.])(\d) mm/, '$1.0 mm') };
}
