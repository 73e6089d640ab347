import tables from './standard-sections.json' with { type: 'json' };

/** Actual dimensions of a nominal size, in mm. */
export interface FlangedSection {
  depth: number;
  flangeWidth: number;
  web: number;
  /** The mean of the tapered flange of a channel. */
  flange: number;
}

/**
 * Wide-flange beams (AISC Manual, table 1-1, ASTM A6) and American standard channels (table 1-5, with
 * the mean flange) by depth (in) x lb/ft: depth, web, flange width and flange in inches.
 */
const flanged: Readonly<Record<'beam' | 'channel', Readonly<Record<string, number[]>>>> = {
  beam: tables.beams,
  channel: tables.channels,
};

/** Outer diameters of pipe in mm by nominal inches. ASME B36.10M. */
const pipes: Readonly<Record<string, number>> = tables.pipes;

export function flangedSection(
  family: 'beam' | 'channel',
  depthInches: number,
  poundsPerFoot: number,
): FlangedSection | null {
  const row = flanged[family][`${depthInches}x${poundsPerFoot}`];
  if (!row) return null;
  const [depth = 0, web = 0, flangeWidth = 0, flange = 0] = row.map((inches) => inches * 25.4);
  return { depth, web, flangeWidth, flange };
}

/** Outer diameter in mm; null for an unknown size. */
export function pipeDiameter(nominalInches: number): number | null {
  return pipes[nominalInches] ?? null;
}
