import { canonicalWords } from '../text/canonical-words.ts';
import type { Token } from '../text/tokens.ts';
import { foldedSection, leastMillimetres } from './folded-section.ts';
import { type Given, lengthOfLast } from './given-sizes.ts';
import { type MassPerLength, type MassUnit, massIn, massPerLength } from './mass-per-length.ts';
import { type Length, length } from './measure.ts';
import { hasGauge, numberedValue } from './numbering.ts';
import { noReading, type SizedText, type SizeReader, type SizeReading } from './reading.ts';
import type { MetricSeries } from './standard-sections.ts';

/** How the numbers of a beam or channel are read. */
export interface RolledRules {
  /** Usual lengths in metres, which names write without a unit. */
  lengths: readonly number[];
  /** Whether a bare second number is its pounds per foot, by the depth in mm. */
  isPounds: (depth: number, value: number) => boolean;
  /** Metric sections by the name of their series: the 200 of `IPE 200` decides the others. */
  series: MetricSeries;
  /** The letter and the depths in mm of sections that are named by kg/m; null where there are none. */
  metricDepths: { letter: string; mm: readonly number[] } | null;
  /** Whether it is also folded of sheet, with a flange and a wall of its own. */
  isFolded: boolean;
}

/** `18 lb/pie`, `18 libras`, `38.7 kg/m` */
const massUnits: Readonly<Record<string, MassUnit>> = {
  'lb/ft': 'lb/ft',
  lb: 'lb/ft',
  'kg/m': 'kg/m',
};

/** In inches: a larger depth without a unit is in millimetres. */
const deepest = 40;
/** Numbers of a metric beam without its length: depth, flange, and both their thicknesses. */
const countsOfBeam = [1, 2, 4];

/**
 * Reads a beam or channel: depth, weight per foot and length (`8" x 18 lb/pie x 6 m`, `6 x 8.2`), a
 * metric series (`IPE 200 x 100 x 6 m`), or depth, flange, lip and wall (`150 x 50 x 15 x 2 mm`).
 */
export function rolledReader(rules: RolledRules): SizeReader {
  return ({ tokens, givens }) => {
    const stated = massIn(tokens, massUnits);
    const series = seriesIn(rules, tokens);
    const numbered = readNumbered(rules, series, { tokens, givens });
    if (numbered) return [numbered];
    const named = { stated, series, isGauged: hasGauge(tokens) };
    const splits = splitLength(rules, givens, named);
    const readings = splits.flatMap(({ rest, long }) => {
      const read = readSection(rules, rest, named);
      return read ? { ...read, length: long } : [];
    });
    const long = splits.length === 1 ? splits[0]?.long : null;
    if (readings.length > 0 || !long) return readings;
    return [{ ...noReading, length: long }];
  };
}

interface Named {
  /** Its weight per length, with its unit. */
  stated: MassPerLength | null;
  series: MetricSeries[string] | null;
  /** Whether its wall is named by a gauge, so that no other number is. */
  isGauged: boolean;
}

/** `UPN N° 8`: the depth in centimetres by which Argentina names a series. */
function readNumbered(
  { lengths }: RolledRules,
  series: Named['series'],
  { tokens, givens }: SizedText,
): SizeReading | null {
  const mm = 10 * (numberedValue(tokens) ?? 0);
  const mass = series?.[String(mm)];
  const [last, ...others] = givens;
  const long = last ? lengthOfLast(lengths, last, true) : null;
  if (mass === undefined || others.length > 0 || (last && !long)) return null;
  const depth = length(mm, 'mm');
  return { ...noReading, sizes: [depth], massPerLength: massPerLength(mass, 'kg/m'), length: long };
}

function seriesIn({ series }: RolledRules, tokens: readonly Token[]): Named['series'] {
  const name = canonicalWords(tokens).find((word) => word in series);
  return name === undefined ? null : (series[name] ?? null);
}

interface Split {
  rest: readonly Given[];
  long: Length | null;
}

/** Separates the length, which is marked or comes last, from the other sizes; two where uncertain. */
function splitLength(rules: RolledRules, givens: readonly Given[], named: Named): Split[] {
  const whole: Split = { rest: givens, long: null };
  const marked = givens.find(({ marks }) => marks === 'length');
  const last = marked ?? givens.at(-1);
  const isBare = last?.unit === null && marked === undefined;
  const mayBeLength = !isBare || mayEndInLength(rules, givens, named);
  const long = last && mayBeLength ? lengthOfLast(rules.lengths, last, givens.length > 1) : null;
  if (!long) return [whole];
  const split: Split = { rest: givens.filter((given) => given !== last), long };
  const isWall = isBare && rules.isFolded && !named.stated && !named.series && !named.isGauged;
  return isWall && givens.length > 2 ? [split, whole] : [split];
}

/** Whether a usual length without a unit may be one, by the numbers before it. */
function mayEndInLength({ isFolded }: RolledRules, givens: readonly Given[], named: Named) {
  const count = givens.length;
  if (named.stated || (named.series && count === 2)) return true;
  return count > 2 && (isFolded || !countsOfBeam.includes(count));
}

function readSection(
  rules: RolledRules,
  givens: readonly Given[],
  { stated, series, isGauged }: Named,
): SizeReading | null {
  const wall = givens.find(({ marks }) => marks === 'thickness');
  const rest = givens.filter((given) => given !== wall);
  const [first] = rest;
  const depth = first && depthOf(first, rest);
  if (!first || !depth) return null;
  const base: SizeReading = { ...noReading, sizes: [depth], roles: [[first, depth.mm, 'size']] };
  const isMetric = !depth.text.endsWith('"');
  const ofSeries = isMetric ? series?.[String(depth.mm)] : undefined;
  const mass =
    stated ??
    (ofSeries === undefined ? null : massPerLength(ofSeries, 'kg/m')) ??
    (wall ? null : isMetric ? bareKilograms(rules, depth, rest) : barePounds(rules, depth, rest));
  if (mass) return { ...base, massPerLength: mass };
  if (series || !rules.isFolded) return base;
  // Of a gauged one, depth and flange; a third number is its lip.
  if (isGauged) return foldedSection(base, depth, rest.slice(0, 2), null);
  return foldedSection(base, depth, rest, wall ?? null);
}

function depthOf(given: Given, rest: readonly Given[]): Length | null {
  const { value, unit, isFraction } = given;
  const isMetric = rest.some((other) => other.unit === null && other.value > deepest);
  if (unit === 'm' || unit === 'ft') return null;
  if (unit !== null) return length(value, unit);
  if (isFraction || (value <= deepest && !isMetric)) return length(value, 'in');
  return value >= leastMillimetres ? length(value, 'mm') : null;
}

/** `W310 x 38.7`: its weight in kg/m, unless it is rather its flange: `200 x 100`, `150 x 150`. */
function bareKilograms(
  { metricDepths }: RolledRules,
  depth: Length,
  [first, second, third]: readonly Given[],
): MassPerLength | null {
  if (!first || !second || third || second.unit !== null || second.isFraction) return null;
  const isNamed =
    metricDepths !== null &&
    metricDepths.letter === letterBefore(first) &&
    metricDepths.mm.includes(depth.mm);
  const isFlange = [depth.mm, depth.mm / 2].includes(second.value) || second.value > depth.mm;
  return isNamed && !isFlange ? massPerLength(second.value, 'kg/m') : null;
}

/** The letter directly before a number, perhaps with a blank. */
function letterBefore({ token: { source, start } }: Given): string | undefined {
  return /(?:^|[^\p{L}])(\p{L}) ?$/u.exec(source.plain.slice(0, start))?.[1];
}

/** `6 x 8.2`: the weight per foot without its unit. */
function barePounds(
  rules: RolledRules,
  depth: Length,
  [, second, third]: readonly Given[],
): MassPerLength | null {
  if (!second || third || second.unit !== null || second.isFraction) return null;
  return rules.isPounds(depth.mm, second.value) ? massPerLength(second.value, 'lb/ft') : null;
}
