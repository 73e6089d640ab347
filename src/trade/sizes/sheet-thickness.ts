import type { Given } from './given-sizes.ts';
import { type Length, type LengthUnit, length } from './measure.ts';
import type { SizeReading } from './reading.ts';

/** The thickness of a sheet and the openings of a mesh. */
export interface Thickness {
  thickness: Length | null;
  openings: readonly Length[];
  roles: SizeReading['roles'];
}

const noThickness: Thickness = { thickness: null, openings: [], roles: [] };

export function thicknessOnly(
  thickest: number,
  rest: readonly Given[],
  isMetric: boolean,
): Thickness | null {
  const given = rest.find(({ marks }) => marks === 'thickness') ?? rest[0];
  if (!given) return noThickness;
  if (rest.length > 1) return null;
  const thickness = sheetThickness(thickest, given, isMetric);
  if (!thickness) return null;
  return { thickness, openings: [], roles: [[given, thickness.mm, 'thickness']] };
}

function sheetThickness(thickest: number, given: Given, isMetric = false): Length | null {
  const { value, unit, isFraction, decimals, marks, alternative } = given;
  const isInch = isFraction || unit === 'in';
  if (isInch && unit === 'mm') return null;
  // A whole number without a unit may be inches; `022` is 0.22.
  const isZeroed = unit !== 'in' && decimals === 0 && /^0\d\d$/.test(given.token.digits);
  const isCertain =
    unit !== null || isFraction || marks !== null || decimals > 0 || isZeroed || isMetric;
  if (!isCertain) return null;
  const named = length(isZeroed ? value / 100 : value, isInch ? 'in' : (unit ?? 'mm'));
  const size = alternative
    ? { mm: alternative.mm, text: `${named.text} (${alternative.text})` }
    : named;
  return size.mm <= thickest ? size : null;
}

/** `4.2 mm 15 x 15 cm`, `20x20 x 8mm`, `1.5 mm 16 x 40 mm`: the wire is the thinnest. */
export function wireAndOpenings(thickest: number, rest: readonly Given[]): Thickness | null {
  if (rest.length === 0) return noThickness;
  if (rest.length > 3) return null;
  const wireAt = rest.length === 2 ? -1 : wirePlace(rest);
  const wire = rest[wireAt];
  const openings = rest.filter((given) => given !== wire);
  const thickness = wire
    ? sheetThickness(thickest, wire.unit ? wire : { ...wire, decimals: 1 })
    : null;
  if (wire && !thickness) return null;
  const [first, second] = openings;
  const roles = wire && thickness ? [[wire, thickness.mm, 'thickness'] as const] : [];
  if (!first || !second) return { thickness, openings: [], roles };
  const unit = second.unit ?? first.unit ?? openingUnit(first, second);
  if (unit === null) return null;
  const read = [length(first.value, first.unit ?? unit), length(second.value, unit)];
  const named = [first, second].map((given, at) => [given, read[at]?.mm ?? 0, 'size'] as const);
  return { thickness, openings: read, roles: [...roles, ...named] };
}

function wirePlace(rest: readonly Given[]): number {
  const marked = rest.findIndex(({ marks }) => marks === 'thickness');
  if (marked !== -1 || rest.length === 1) return Math.max(marked, 0);
  const [first, second, third] = rest;
  if (first?.value === second?.value) return 2;
  return second?.value === third?.value || first?.unit === 'mm' ? 0 : 2;
}

/** Openings of welded mesh are named in centimetres. */
function openingUnit(first: Given, second: Given): LengthUnit | null {
  const values = [first.value, second.value];
  if (values.every((value) => value >= 5 && value <= 30)) return 'cm';
  return values.every((value) => value >= 50) ? 'mm' : null;
}
