import type { Kind, SteelSizes } from './kind.ts';

/** kg/m³ of carbon steel (EN 10365, EN 10219-2). */
export const CARBON_STEEL = 7850;

/** kg/m³ of stainless steel by the digits of its AISI grade (EN 10088-1). */
export const stainless: Readonly<Record<string, number>> = {
  '304': 7900,
  '316': 8000,
  '430': 7700,
};

/** A corner rounded with radius r removes `(1 - π/4) r²`. */
const CORNER = 1 - Math.PI / 4;

/** kg per metre by an area in mm²; null where that is unknown. */
export function byArea(area: (sizes: SteelSizes) => number | null): Kind['weigh'] {
  return (sizes, density) => {
    const square = area(sizes);
    return square && square * density * 1e-6;
  };
}

/** The sides of a section in mm, equal where it has one; null without any. */
export function sidesOf({ sizes }: SteelSizes): readonly [first: number, second: number] | null {
  const [first, second = first] = sizes;
  return first && second ? [first.mm, second.mm] : null;
}

/** mm² of a round bar of diameter `d` mm; with the density of steel the trade's `d² / 162`. */
export function roundArea(d: number): number {
  return (Math.PI / 4) * d ** 2;
}

/** Radii of the corners in walls, of a wall of `t` mm. */
function cornerRadii(t: number): { outer: number; inner: number } {
  if (t <= 6) return { outer: 2, inner: 1 };
  return t <= 10 ? { outer: 2.5, inner: 1.5 } : { outer: 3, inner: 2 };
}

/**
 * mm² of a cold-formed hollow section of sides `h`, `b` and wall `t` mm, with the corner radii of
 * EN 10219-2, annex B; null without a possible wall.
 */
export function hollowArea(h: number, b: number, t: number): number | null {
  if (!t || 2 * t >= Math.min(h, b)) return null;
  const { outer, inner } = cornerRadii(t);
  return 2 * t * (b + h - 2 * t) - 4 * CORNER * t ** 2 * (outer ** 2 - inner ** 2);
}

/**
 * mm² of two legs; fillet and toes nearly cancel out: within 1.5 % of the tables of ASTM A6. Null
 * without a thickness.
 */
export function legArea(sizes: SteelSizes): number | null {
  const [first, second] = sidesOf(sizes) ?? [0, 0];
  const t = sizes.thickness?.mm ?? 0;
  return t && t < Math.min(first, second) ? t * (first + second - t) : null;
}
