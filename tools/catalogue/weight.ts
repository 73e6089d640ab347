/** Density of carbon steel in kg/m³, on which every theoretical weight in the trade rests (EN 10365, EN 10219-2). */
const CARBON_STEEL = 7850;
/** Density of the austenitic stainless steel 304 (1.4301) in kg/m³ (EN 10088-1). */
export const STAINLESS_304 = 7900;

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
 * mm² of an equal angle, or of a tee as wide as high: leg `a`, thickness `t`,
 * both mm. Root fillet and rounded toes nearly cancel out and are left out, as
 * ASTM A6 does; the result is within 1.5 % of its tables.
 */
export function angle(a: number, t: number): number {
  return t * (2 * a - t);
}

/** The sizes of a beam or channel in mm, as ASTM A6 lists them. */
export interface FlangedSection {
  depth: number;
  flangeWidth: number;
  web: number;
  /** Of a channel, whose flanges taper: the mean. */
  flange: number;
  /** Radius between web and flange. Left out: none. */
  fillet?: number;
}

/**
 * mm² of a parallel-flange beam: `2 b tf + (h - 2 tf) tw + (4 - π) r²`
 * (EN 10365; the fillet is AISC's `kdes - tf`).
 */
export function beam(section: FlangedSection): number {
  return flanged(section) + 4 * CORNER * (section.fillet ?? 0) ** 2;
}

/** mm² of a channel: `2 b tf + (h - 2 tf) tw`, with the mean thickness of its flanges (ASTM A6). */
export function channel(section: FlangedSection): number {
  return flanged(section);
}

function flanged({ depth, flangeWidth, web, flange }: FlangedSection): number {
  return 2 * flangeWidth * flange + (depth - 2 * flange) * web;
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
 * kg per m² of welded mesh of wires of diameter `d` mm that lie `pitch` mm
 * apart both ways: a metre of it has `1000 / pitch` wires each way.
 */
export function weldedMesh(d: number, pitch: number): number {
  return 2 * (1000 / pitch) * perMetre(round(d));
}

/**
 * kg per m² of expanded metal: `2 w t ρ / SWD`, strand width `w`, thickness `t`,
 * short way of the diamond `shortWay` (centre to centre), all mm. Each diamond
 * is made of two strands, slit and stretched without loss, of the plain sheet.
 */
export function expandedMesh(strand: number, thickness: number, shortWay: number): number {
  return perSquareMetre(thickness) * ((2 * strand) / shortWay);
}
