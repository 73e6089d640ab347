import { sheetMetres } from '../lexicon/sizes.ts';
import type { Given } from './given-sizes.ts';
import { type Length, type LengthUnit, length } from './measure.ts';
import { hasGauge } from './numbering.ts';
import { noReading, type SizeReader, type SizeReading } from './reading.ts';
import { thicknessOnly, wireAndOpenings } from './sheet-thickness.ts';

/** How the numbers of a sheet are read. */
export interface SheetRules {
  /** In mm: thicker ones are none. */
  thickest: number;
  /** Whether its sizes are openings and its thickness that of a wire. */
  hasOpenings: boolean;
  /** Whether it is cut to a length, which may stand alone. */
  isCutToLength: boolean;
  /** Whether `4 x 8` is its format in feet. */
  isInFeet: boolean;
}

/** In mm: narrower ones are no sheets. */
const narrowest = 500;
/** In mm: the coils of which roofing is formed are no wider. */
const widestRoofing = 1300;
/** In mm, of a plate; one of three decimals without a unit is a thousand: `3.600MM`. */
const longest = 13_000;

interface SheetParts {
  sides: readonly Length[];
  rest: readonly Given[];
  roles: SizeReading['roles'];
}

/** Reads a sheet, which has one reading or, where its sizes are uncertain, none. */
export function sheetReader(rules: SheetRules): SizeReader {
  return ({ tokens, givens }) => {
    const isGauged = hasGauge(tokens);
    const { sides, rest, roles } = splitSides(rules, givens, isGauged);
    if (sides.length > 2) return [];
    const [width, long] = sides;
    if (isGauged && rest.some(isBareSide)) return [];
    const read = rules.hasOpenings
      ? wireAndOpenings(rules.thickest, rest)
      : thicknessOnly(rules.thickest, rest, hasMetricSides({ sides, roles }));
    if (!read) return [];
    const all = { ...noReading, thickness: read.thickness, roles: [...read.roles, ...roles] };
    if (rules.isCutToLength) return [{ ...all, ...cutSides(sides) }];
    return [{ ...all, sizes: read.openings, sheet: width && long ? [width, long] : null }];
  };
}

function hasMetricSides({ sides, roles }: Pick<SheetParts, 'sides' | 'roles'>): boolean {
  const isNamed = roles.some(([{ unit }]) => unit === 'mm' || unit === 'm');
  return sides.length === 2 && (isNamed || (sides[0]?.mm ?? 0) % 10 === 0);
}

/** `CAL 26 1.01 X 3.05`: the gauge is the thickness, so that a number as large as a side is one. */
function isBareSide({ value, unit, isFraction, marks }: Given): boolean {
  return unit === null && !isFraction && marks === null && value >= narrowest / 1000;
}

/** The width and length of a sheet whose other sizes a code names: `Q188 2.40 x 6.00 m`. */
export function formatOnly(
  rules: SheetRules,
  givens: readonly Given[],
): Pick<SizeReading, 'sheet' | 'roles'> {
  const { sides, roles } = splitSides(rules, givens, true);
  const [width, long] = sides;
  return { sheet: width && long ? [width, long] : null, roles };
}

/** One side alone is the length, unless it is as narrow as a sheet is wide. */
function cutSides([first, second]: readonly Length[]): Pick<SizeReading, 'sizes' | 'length'> {
  if (!first) return { sizes: [], length: null };
  if (second) return { sizes: [first], length: second };
  return first.mm < 1200 ? { sizes: [first], length: null } : { sizes: [], length: first };
}

/** Separates width and length, which come last, from the other sizes. */
function splitSides(rules: SheetRules, givens: readonly Given[], isGauged = false): SheetParts {
  const joined = rules.isCutToLength ? joinMetres(givens) : givens;
  const isLong = ({ value, unit, isFraction }: Given) =>
    !isFraction &&
    (unit === 'm' ||
      unit === 'ft' ||
      ((unit === null || unit === 'mm') && asThousands(value, givens) >= narrowest));
  const written = joined.filter((given) => given.marks !== 'thickness' && isLong(given));
  const bare =
    written.length === 0
      ? bareSides(rules, joined, joined.length > 2 || isGauged)
      : besideWritten(rules, joined, written);
  const chosen = bare ?? written.map((given) => ({ given, unit: given.unit }));
  const sides = chosen.map(({ given, unit }) => sheetSide(given, unit));
  return {
    sides,
    rest: joined.filter((candidate) => !chosen.some(({ given }) => given === candidate)),
    roles: chosen.map(({ given }, at) => [given, sides[at]?.mm ?? 0, 'length'] as const),
  };
}

function sheetSide(given: Given, unit: LengthUnit | null): Length {
  if (given.alternative) return given.alternative;
  const value = unit === 'm' || unit === 'ft' ? given.value : asThousands(given.value, [given]);
  return length(value, unit ?? 'mm');
}

/** `3.600` written for 3600. */
function asThousands(value: number, givens: readonly Given[]): number {
  const given = givens.find((candidate) => candidate.value === value);
  return given?.decimals === 3 && given.unit === 'mm' && value < longest / 1000
    ? value * 1000
    : value;
}

/** `5 x 20 pies`, `1200 x 2400 mm`: the number before a side with a unit. */
function besideWritten(
  { isCutToLength }: SheetRules,
  givens: readonly Given[],
  written: readonly Given[],
) {
  const [only, ...others] = written;
  const before = only && givens[givens.indexOf(only) - 1];
  const isBare = before && before.unit === null && before.marks === null && givens.length > 1;
  if (!only || others.length > 0 || !isBare || before.decimals > 2) return null;
  const isWidth = isCutToLength
    ? before.value >= narrowest / 1000 && before.value <= widestRoofing / 1000
    : sheetMetres.includes(before.value);
  const isSide = only.unit === 'ft' ? before.value >= 2 : isWidth;
  const isThird = givens.indexOf(only) >= 2 || givens.some(({ marks }) => marks === 'thickness');
  return isSide && (isThird || only.unit === 'ft')
    ? [before, only].map((given) => ({ given, unit: only.unit }))
    : null;
}

/**
 * `4 x 8` and `5 x 20` are feet, `48 x 96` inches, `1.20 x 2.40` metres.
 * @param hasMore whether its thickness or gauge stands next to them
 */
function bareSides(rules: SheetRules, givens: readonly Given[], hasMore: boolean) {
  const isFree = ({ unit, marks }: Given) => unit === null && marks === null;
  const bare = givens.filter(isFree);
  const [long, width] = bare.slice(-2).reverse();
  const isLast = givens.at(-1) === bare.at(-1) || isThicknessLast(rules, givens);
  if (!isLast || !long) return null;
  const imperial = imperialSides(rules, givens, width, long, hasMore);
  if (imperial) return imperial;
  const isMetres = (given: Given) =>
    sheetMetres.includes(given.value) && (given.decimals > 0 || given.value >= 2);
  const isPair = width && givens.length === bare.length ? hasMore : width !== undefined;
  if (isPair && width && isMetres(long) && sheetMetres.includes(width.value)) {
    const sorted = [width, long].sort((a, b) => a.value - b.value);
    return rules.hasOpenings ? null : sorted.map((given) => ({ given, unit: 'm' as const }));
  }
  // `CALAMINA 0.40 MM X 3.60`
  const isSecond = width !== undefined || givens.length > 1;
  const isLength = rules.isCutToLength && isSecond && isMetres(long) && long.value >= 1.5;
  return isLength ? [{ given: long, unit: 'm' as const }] : null;
}

/** `4 x 8`, `48 x 96` */
function imperialSides(
  { isInFeet }: SheetRules,
  givens: readonly Given[],
  width: Given | undefined,
  long: Given,
  hasMore: boolean,
) {
  const unit = width && isInFeet ? imperialUnit(width, long) : null;
  const isPair = unit === 'ft' ? givens.length !== 1 : hasMore || givens.length > 2;
  return width && unit && isPair ? [width, long].map((given) => ({ given, unit })) : null;
}

/** The unit of the sides of a sheet in feet or inches; null for other ones. */
function imperialUnit(width: Given, long: Given): 'ft' | 'in' | null {
  if ([3, 4, 5].includes(width.value) && [6, 8, 10, 20].includes(long.value)) return 'ft';
  const isInches = [36, 48, 60].includes(width.value) && [96, 120, 144, 240].includes(long.value);
  return isInches ? 'in' : null;
}

/** `1.80 x 0.83 x 0.22 mm` */
function isThicknessLast(rules: SheetRules, givens: readonly Given[]): boolean {
  const last = givens.at(-1);
  return givens.length === 3 && last?.unit === 'mm' && last.value <= rules.thickest;
}

/** `2 40M` written for 2.40 m. */
function joinMetres(givens: readonly Given[]): readonly Given[] {
  const at = givens.findIndex(({ value, unit }) => unit === 'm' && value >= 20);
  const whole = givens[at - 1];
  const cents = givens[at];
  if (!whole || !cents || whole.unit !== null || whole.decimals > 0 || whole.value > 12)
    return givens;
  const joined = { ...cents, value: whole.value + cents.value / 100, decimals: 2 };
  return [...givens.slice(0, at - 1), joined, ...givens.slice(at + 1)];
}
