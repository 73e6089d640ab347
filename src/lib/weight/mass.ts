/** Density of carbon steel in kg/m³, on which every theoretical weight in the trade rests (EN 10365, EN 10219-2). */
export const CARBON_STEEL = 7850;

/** Densities of stainless steels in kg/m³ by AISI grade (EN 10088-1: 1.4301, 1.4307, 1.4401, 1.4404, 1.4016). */
const stainless: Readonly<Record<string, number>> = {
  '304': 7900,
  '304L': 7900,
  '316': 8000,
  '316L': 8000,
  '430': 7700,
};

/** Density of the austenitic stainless steel 304 in kg/m³. */
export const STAINLESS_304 = 7900;

/** kg/m³ of a stainless grade such as `304`; null for one that the table lacks. */
export function stainlessDensity(grade: string): number | null {
  return stainless[grade] ?? null;
}

/** kg/m of one lb/ft, the figure that names a beam or channel (ASTM A6: its nominal weight). */
export const POUND_PER_FOOT = 1.488164;

/** Corners of a section that are rounded with radius r leave `(1 - π/4) r²` each. */
const CORNER = 1 - Math.PI / 4;

/** kg per metre of a section of `area` mm². */
export function perMetre(area: number, density = CARBON_STEEL): number {
  return area * density * 1e-6;
}

/** kg per m² of a plate of `thickness` mm. */
export function perSquareMetre(thickness: number, density = CARBON_STEEL): number {
  return thickness * density * 1e-3;
}

/** mm² of a round bar of diameter `d` mm. With the density of steel this is the trade's `d² / 162`. */
export function round(d: number): number {
  return (Math.PI / 4) * d ** 2;
}

/** mm² of a square bar of side `a` mm. */
export function square(a: number): number {
  return a ** 2;
}

/** mm² of a flat of `width` by `thickness` mm. */
export function flat(width: number, thickness: number): number {
  return width * thickness;
}

/**
 * mm² of a round tube: outer diameter `d`, wall `t`, both mm. Times the density
 * this is `0.0246615 (D - T) T` of ASME B36.10M and EN 10220.
 */
export function roundTube(d: number, t: number): number {
  return Math.PI * (d - t) * t;
}

/**
 * mm² of a cold-formed square or rectangular hollow section: sides `h` and `b`,
 * wall `t`, all mm. EN 10219-2, annex B: `2t(b + h - 2t) - (4 - π)(ro² - ri²)`,
 * with the corner radii that it sets for calculation by thickness.
 */
export function hollowSection(h: number, b: number, t: number): number {
  const [outer, inner] = t <= 6 ? [2, 1] : t <= 10 ? [2.5, 1.5] : [3, 2];
  return 2 * t * (b + h - 2 * t) - 4 * CORNER * t ** 2 * (outer ** 2 - inner ** 2);
}

/**
 * mm² of an angle of legs `a` and `b`, or of a tee of those sides, of thickness
 * `t`, all mm. Root fillet and rounded toes nearly cancel out and are left out,
 * as ASTM A6 does; the result is within 1.5 % of its tables.
 */
export function angle(a: number, b: number, t: number): number {
  return t * (a + b - t);
}

/**
 * Diameters in mm of the plain rounds that weigh what bars No. 9, 10 and 11 are to
 * weigh by ASTM A615 and NTP 341.031, by the inches that name them: these names are
 * rounded. Every other bar weighs what a round of its name's diameter does.
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

/**
 * kg per m² of a chequered plate of base `thickness` mm: the plain plate and
 * 1.67 kg/m² for the raised pattern, as the tables of Japanese mills have it
 * (3.2 mm: 26.79, 4.5 mm: 36.99, 6.0 mm: 48.77).
 */
export function chequeredPlate(thickness: number): number {
  return perSquareMetre(thickness) + 1.67;
}

/**
 * kg per m² of galvanised sheet: steel core and zinc. `coating` is the zinc of
 * both faces together in g/m² (ASTM A653: Z180 has 180).
 */
export function galvanisedSheet(core: number, coating: number): number {
  return perSquareMetre(core) + coating / 1000;
}

/**
 * kg per m² of welded mesh of wires of diameter `d` mm that lie `across` and
 * `along` mm apart: a metre of it has `1000 / pitch` wires each way.
 */
export function weldedMesh(d: number, across: number, along: number): number {
  return (1000 / across + 1000 / along) * perMetre(round(d));
}

/**
 * kg per m² of expanded metal: `2 w t ρ / SWD`, strand width `w`, thickness `t`,
 * short way of the diamond `shortWay` (centre to centre), all mm. Each diamond
 * is made of two strands, slit and stretched without loss, of the plain sheet.
 */
export function expandedMesh(strand: number, thickness: number, shortWay: number): number {
  return perSquareMetre(thickness) * ((2 * strand) / shortWay);
}
