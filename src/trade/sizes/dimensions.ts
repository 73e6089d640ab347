import { memoizeWeak } from '../../lib/memoize.ts';
import type { Given } from './given-sizes.ts';
import { type Length, length } from './measure.ts';
import {
  type Dimensions,
  noDimensions,
  noReading,
  type RoleSpan,
  type SizeReading,
} from './reading.ts';

/** Of uncertain sizes, the length is certain if it has its unit. */
export function lengthOnly(givens: readonly Given[]): SizeReading {
  const [long, ...others] = givens.filter(({ unit }) => unit === 'm');
  const size = long && others.length === 0 ? length(long.value, 'm') : null;
  return { ...noReading, length: size };
}

/** What all possible readings agree on: `50 x 6` of a flat is 50 mm wide, and 6 mm thick or 6 m long. */
export function certain(readings: readonly SizeReading[]): Dimensions {
  const [first, ...others] = readings;
  if (!first) return noDimensions;
  const isAgreed = (keyOf: (reading: SizeReading) => unknown) =>
    others.every((reading) => keyOf(reading) === keyOf(first));
  const { thickness } = first;
  const long = isAgreed(({ length: own }) => own?.mm) ? first.length : null;
  const sizes = isAgreed(sizesKey) ? first.sizes : [];
  const agreed = { ...noDimensions, sizes, length: long };
  if (!isCertain(readings)) return agreed;
  return {
    ...agreed,
    thickness: thickness && asThickness(thickness),
    sheet: first.sheet,
    outer: first.outer,
    massPerLength: first.massPerLength,
  };
}

export function isCertain([first, ...others]: readonly SizeReading[]): boolean {
  if (!first || others.length === 0) return first !== undefined;
  const key = readingKey(first);
  return others.every((reading) => readingKey(reading) === key);
}

function readingKey(reading: SizeReading): string {
  return [sizesKey(reading), reading.thickness?.mm, reading.length?.mm].join(' ');
}

/** Equal sides once. */
function sizesKey({ sizes }: SizeReading): string {
  return [...new Set(sizes.map(({ mm }) => mm))].sort((a, b) => a - b).join(' ');
}

/** Writes whole millimetres with a decimal, as the tables of mills do: `2.0 mm`. */
const asThickness = memoizeWeak(({ mm, text }: Length): Length => {
  return { mm, text: text.replace(/(^|\D )(\d) mm|(\()(\d) mm/, '$1$3$2$4.0 mm') };
});

/** What each number of a text is; of a number that is split, the last part. */
export function roleSpans(roles: SizeReading['roles']): readonly RoleSpan[] {
  return roles.flatMap(([{ token }, mm, role], at) => {
    const isSplit = roles.some(([other], place) => place > at && other.token === token);
    const { start, end, source } = token;
    return isSplit ? [] : [{ start, end, source, mm, role }];
  });
}

/**
 * Sizes of a product without a section, such as a drill or a disc. After inches, millimetres are a
 * thickness: `4 1/2" x 1.0 mm`.
 */
export function toolSizes(givens: readonly Given[]): Dimensions {
  // Of `41 x 41 x 2.0 mm`, only the last has its unit.
  if (givens.length === 0 || givens.some(({ unit }) => unit === null)) return noDimensions;
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
