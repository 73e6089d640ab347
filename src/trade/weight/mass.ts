/** kg/m³ of carbon steel (EN 10365, EN 10219-2). */
export const CARBON_STEEL = 7850;

/** kg/m³ of stainless steel by the digits of its AISI grade (EN 10088-1). */
export const stainless: Readonly<Record<string, number>> = {
  '304': 7900,
  '316': 8000,
  '430': 7700,
};

/** kg/m of 1 lb/ft. */
export const POUND_PER_FOOT = 1.488164;

/** A corner rounded with radius r removes `(1 - π/4) r²`. */
const CORNER = 1 - Math.PI / 4;

/** mm² of a round bar of diameter `d` mm; with the density of steel the trade's `d² / 162`. */
export function round(d: number): number {
  return (Math.PI / 4) * d ** 2;
}

/** Radii of the corners in walls, of a wall of `t` mm. */
function cornerRadii(t: number): { outer: number; inner: number } {
  if (t <= 6) return { outer: 2, inner: 1 };
  return t <= 10 ? { outer: 2.5, inner: 1.5 } : { outer: 3, inner: 2 };
}

/**
 * mm² of a cold-formed hollow section of sides `h`, `b` and wall `t` mm, with the corner radii of
 * EN 10219-2, annex B.
 */
export function hollowSection(h: number, b: number, t: number): number {
  const { outer, inner } = cornerRadii(t);
  return 2 * t * (b + h - 2 * t) - 4 * CORNER * t ** 2 * (outer ** 2 - inner ** 2);
}

/**
 * Rounded names of bars No. 9, 10 and 11 and the diameters with their nominal weight, in mm (ASTM
 * A615, NTP 341.031).
 */
const roundedRebar: readonly (readonly [named: number, diameter: number])[] = [
  [28.575, 28.65],
  [31.75, 32.26],
  [34.925, 35.81],
];

/** mm² of a reinforcing bar by its nominal diameter in mm. */
export function rebar(named: number): number {
  const [, diameter] = roundedRebar.find(([inches]) => Math.abs(inches - named) < 0.06) ?? [];
  return round(diameter ?? named);
}
