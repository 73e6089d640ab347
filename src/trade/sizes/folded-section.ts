import type { Given } from './given-sizes.ts';
import { type Length, length } from './measure.ts';
import type { SizeReading } from './reading.ts';

/** In mm: the least depth that is named in millimetres without a unit. */
export const leastMillimetres = 50;
/** In mm: walls are thinner, flanges and lips wider. */
const leastFlange = 10;
/** In mm: lips of the smallest channels. */
const leastLip = 5;

/**
 * Reads flange and wall of a folded channel, as far as they are certain; null where the numbers are
 * not those of one. A lip is none of its sizes: `150 x 50 x 15 x 2 mm`.
 * @param base its depth
 */
export function foldedSection(
  base: SizeReading,
  depth: Length,
  [first, second, ...more]: readonly Given[],
  marked: Given | null,
): SizeReading | null {
  const behind = marked ? [...more, marked] : more;
  if (!first || !second) return marked ? withWall(base, marked) : base;
  const flange = flangeOf(second, first);
  if (!flange) return null;
  if (behind.length === 0 && isInchesOrMillimetres(second, flange)) return base;
  // `4" x 2 mm`
  if (flange.mm < leastFlange) return behind.length === 0 ? withWall(base, second) : null;
  if (flange.mm > depth.mm) return null;
  const sized: SizeReading = {
    ...base,
    sizes: [depth, flange],
    roles: [...base.roles, [second, flange.mm, 'size']],
  };
  return withWallBehind(sized, behind);
}

/** The 1.5 of `2 x 1.5`. */
function isInchesOrMillimetres({ unit, decimals }: Given, flange: Length): boolean {
  return unit === null && decimals > 0 && flange.text.endsWith('"');
}

/** Adds the wall behind the flange, perhaps behind a lip: `x 2`, `x 15 x 2`, `x 15`. */
function withWallBehind(base: SizeReading, behind: readonly Given[]): SizeReading | null {
  const [first, second] = behind;
  if (!first) return base;
  const isLip = (thicknessOf(first)?.mm ?? 0) >= (second ? leastLip : leastFlange);
  if (!second) return isLip ? base : withWall(base, first);
  return isLip && behind.length === 2 ? withWall(base, second) : null;
}

function withWall(base: SizeReading, wall: Given): SizeReading | null {
  const thickness = thicknessOf(wall);
  if (!thickness || thickness.mm >= leastFlange) return null;
  return { ...base, thickness, roles: [...base.roles, [wall, thickness.mm, 'thickness']] };
}

function flangeOf(given: Given, first: Given): Length | null {
  const unit = given.unit ?? first.unit ?? (first.value >= leastMillimetres ? 'mm' : 'in');
  return unit === 'm' || unit === 'ft' ? null : length(given.value, unit);
}

function thicknessOf({ value, unit, isFraction }: Given): Length | null {
  if (unit === 'm' || unit === 'ft') return null;
  return length(value, isFraction ? 'in' : (unit ?? 'mm'));
}
