import { memoize, memoizeWeak } from '../../lib/memoize.ts';
import type { SteelSizes } from '../kinds/kind.ts';
import { type Family, kindNamed, kindOf } from '../kinds/registry.ts';
import { meshCodes } from '../lexicon/sheets.ts';
import { toolSteels } from '../lexicon/steels.ts';
import { certain, isCertain, lengthOnly, roleSpans, toolSizes } from '../sizes/dimensions.ts';
import { givensOf } from '../sizes/given-sizes.ts';
import { noDimensions, type RoleSpan, type SizedText, type SizeReading } from '../sizes/reading.ts';
import { isGrade } from '../text/read-code.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { type GoodsAttributes, hasSizes, readGoods } from './read-goods.ts';
import {
  familiesNamed,
  familiesOfHead,
  finishNamed,
  hasUnknownWord,
  isOtherThanSteel,
  type NamedText,
  namedText,
  namesSection,
  variantOf,
} from './vocabulary.ts';

/** What is read of steel; null or empty where uncertain. */
export interface SteelAttributes extends SteelSizes {
  /** The name of its kind. */
  family: Family | null;
  /** What each number of the name is. */
  roles: readonly RoleSpan[];
}

/** Attributes parsed from a product name; null or empty where uncertain. */
export type ProductAttributes = SteelAttributes & GoodsAttributes;

/** Parses a product name, once per name. Never throws. */
export function readProductName(name: string | null): ProductAttributes {
  return parsed(name ?? '');
}

const parsed = memoize((name: string): ProductAttributes => {
  const tokens = tokenize(name);
  const steel = steelOf(tokens);
  return withGoods(steel, readGoods(name, tokens, steel.family));
});

/** One object of one shape: those of a large catalogue are many. */
function withGoods(steel: SteelAttributes, goods: GoodsAttributes): ProductAttributes {
  return {
    family: steel.family,
    variant: steel.variant,
    sizes: steel.sizes,
    thickness: steel.thickness,
    length: steel.length,
    sheet: steel.sheet,
    outer: steel.outer,
    massPerLength: steel.massPerLength,
    grade: steel.grade,
    schedule: steel.schedule,
    finish: steel.finish,
    roles: steel.roles.map(({ start, end, mm, role }) => ({ start, end, mm, role })),
    kind: goods.kind,
    colour: goods.colour,
    coat: goods.coat,
    content: goods.content,
    power: goods.power,
    current: goods.current,
    voltage: goods.voltage,
    strokes: goods.strokes,
    side: goods.side,
  };
}

/** Reads what tokens say of steel. Where two readings are possible, nothing is read. */
export const readSteel = memoizeWeak(steelOf);

function steelOf(tokens: readonly Token[]): SteelAttributes {
  const named = namedText(tokens);
  const text = { tokens, givens: givensOf(tokens) };
  const { family, readings } = readFamily(named, text);
  const codes = tokens.flatMap((token) => (token.kind === 'code' ? [token.text] : []));
  const schedule = codes.find((code) => code.startsWith('SCH ')) ?? null;
  const grade = codes.find((code) => code !== schedule && isKnownGrade(code)) ?? null;
  const [first] = readings;
  return {
    family,
    variant: variantOf(named, family),
    ...(readings.length > 0 || family ? certain(readings) : sizesOfGoods(named, text)),
    grade,
    schedule,
    finish: finishNamed(named.words, family !== null),
    roles: first && isCertain(readings) ? roleSpans(first.roles) : noRoles,
  };
}

/** Of a system of grades, of tools or of mesh; not a gauge, profile or coating: `C18`, `TR4`, `Z275`. */
function isKnownGrade(code: string): boolean {
  const word = code.toLowerCase();
  return isGrade(code) || toolSteels.includes(word) || word in meshCodes;
}

const noRoles: readonly RoleSpan[] = [];

function sizesOfGoods(named: NamedText, { givens }: SizedText) {
  const isMeasured = !namesSection(named) && hasSizes(named.words);
  return isMeasured ? toolSizes(givens) : noDimensions;
}

interface FamilyReading extends FamilySizes {
  family: Family | null;
}

const noFamily: FamilyReading = { family: null, readings: [] };

/** The kind that the words name; of several, the only one that the sizes fit. */
function readFamily(named: NamedText, text: SizedText): FamilyReading {
  if (isOtherThanSteel(named)) return noFamily;
  const families = familiesNamed(named);
  const [only, ...others] = families;
  if (only && others.length === 0) {
    const readings = readSizes(only, text);
    return kindNamed(only).isOther?.(text, readings) ? noFamily : { family: only, readings };
  }
  const fitting = families
    .map((family) => ({ family, readings: readSizes(family, text) }))
    .filter(({ readings }) => isFitting(readings));
  const fits = cheapest(fitting);
  const fit = single(fits) ?? single(fits.filter(isOfUsualLength));
  if (fit) return mayBeLongOther(fit, families, text) ? noFamily : fit;
  return { family: null, readings: openReadings(named, families, text) };
}

/** What several kinds read of all numbers of a text without a certain one: `PERFIL 100 X 50 X 3`. */
function openReadings(
  named: NamedText,
  families: readonly Family[],
  text: SizedText,
): readonly SizeReading[] {
  const count = text.givens.length;
  if (count === 0 || hasUnknownWord(named)) return [];
  const possible = (families.length > 0 ? families : familiesOfHead(named))
    .map((family) => readSizes(family, text).filter(({ roles }) => roles.length === count))
    .filter((readings) => readings.length > 0);
  return possible.length > 1 ? possible.flat() : [];
}

/** `TUBO 2 X 6 X 2` is rectangular, or 2" x 2 mm in bars of 6 m. */
function mayBeLongOther(
  fit: FamilyReading,
  families: readonly Family[],
  { tokens, givens }: SizedText,
): boolean {
  const [first, long, wall, ...more] = givens;
  const isMiddle = first && long && wall && more.length === 0 && long.unit === null;
  const [read] = fit.readings;
  if (!isMiddle || long.isFraction || read?.length || read?.sizes.length !== 2) return false;
  const others = families.filter((family) => {
    const { usual } = kindNamed(family);
    return family !== fit.family && usual.lengths.includes(long.value);
  });
  const readings = others.flatMap((family) => {
    return readSizes(family, { tokens, givens: [first, wall] });
  });
  return readings.some(({ sizes, thickness }) => sizes.length === 1 && thickness !== null);
}

/** With a thickness, or with sides that can be nothing else. */
function isFitting(readings: readonly SizeReading[]): boolean {
  const [best] = readings;
  if (!best) return false;
  return best.thickness !== null || (isCertain(readings) && best.sizes.length > 0);
}

/** Only pipes are 6.40 m long. */
function isOfUsualLength(read: FamilyReading): boolean {
  const metres = (read.readings[0]?.length?.mm ?? 0) / 1000;
  return kindOf(read)?.usual.lengths.includes(metres) ?? false;
}

function single<Read>(all: readonly Read[]): Read | null {
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** Of bars the kinds with the least unusual reading: `PTR 2 x 2` is square. Sheets have one reading. */
function cheapest<Read extends FamilyReading>(fitting: readonly Read[]): readonly Read[] {
  const costs = fitting.map(({ readings }) => readings[0]?.cost ?? 0);
  const least = Math.min(...costs);
  const isComparable = fitting.every((read) => kindOf(read)?.form === 'bar');
  return isComparable ? fitting.filter((_, at) => costs[at] === least) : fitting;
}

interface FamilySizes {
  /** Plausible ones, usual first. */
  readings: readonly SizeReading[];
}

/** All plausible readings of the sizes as those of a kind, whatever the words are. */
export function readAs(family: Family, tokens: readonly Token[]): FamilySizes {
  const { text, byFamily } = readingsOf(tokens);
  let sizes = byFamily.get(family);
  if (!sizes) {
    sizes = { readings: readSizes(family, text) };
    byFamily.set(family, sizes);
  }
  return sizes;
}

const readingsOf = memoizeWeak((tokens: readonly Token[]) => ({
  text: { tokens, givens: givensOf(tokens) },
  byFamily: new Map<Family, FamilySizes>(),
}));

function readSizes(family: Family, text: SizedText): readonly SizeReading[] {
  // Garbled: inches are written as fractions, millimetres are not.
  const isGarbled = text.givens.some(
    ({ isFraction, unit }) => isFraction && unit !== null && unit !== 'in',
  );
  return isGarbled ? [lengthOnly(text.givens)] : kindNamed(family).read(text);
}
