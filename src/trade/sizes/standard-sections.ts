import { INCH } from './measure.ts';
import tables from './standard-sections.json' with { type: 'json' };

type FlangedTable = Readonly<Record<string, readonly number[]>>;

/**
 * Wide-flange beams by depth (in) x lb/ft: depth, web, flange width and flange in inches. AISC Manual,
 * table 1-1, ASTM A6.
 */
export const wideFlangeBeams: FlangedTable = tables.beams;

/** Depths in mm by which ASTM A6M names wide-flange beams, with their kg/m: `W310x38.7`. */
export const wideFlangeDepths = {
  letter: 'w',
  mm: [100, 130, 150, 200, 250, 310, 360, 410, 460, 530, 610, 690, 760, 840, 920, 1000],
} as const;

/** American standard channels, with the mean flange. AISC Manual, table 1-5. */
export const standardChannels: FlangedTable = tables.channels;

/** Weights in kg/m by the depth in mm by which the sections of a series are named. */
export type MetricSeries = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** IPE, IPN and the wide HEA, HEB and HEM. EN 10365. */
export const europeanBeams: MetricSeries = tables.europeanBeams;

/** Channels with tapered flanges. EN 10365. */
export const europeanChannels: MetricSeries = tables.europeanChannels;

/** Outer diameters of pipe in mm by nominal inches. ASME B36.10M. */
const pipes: Readonly<Record<string, number>> = tables.pipes;

/** Actual dimensions of a nominal size, in mm; null for an unknown size. */
export function flangedSection(table: FlangedTable, depthMm: number, poundsPerFoot: number) {
  const row = table[`${inches(depthMm)}x${poundsPerFoot}`];
  if (!row) return null;
  const [depth = 0, web = 0, flangeWidth = 0, flange = 0] = row.map((size) => size * INCH);
  return { depth, web, flangeWidth, flange };
}

/** Outer diameter in mm of a nominal size in mm; null for an unknown size. */
export function pipeDiameter(nominalMm: number): number | null {
  return pipes[inches(nominalMm)] ?? null;
}

/** Walls in mm by schedule and nominal inches. ASME B36.10M. */
const walls: Readonly<Record<string, Readonly<Record<string, number>>>> = tables.walls;

/** Wall in mm of a pipe by its schedule (`SCH 40`) and nominal size in mm; null for an unknown one. */
export function pipeWall(schedule: string, nominalMm: number): number | null {
  return walls[schedule.replace('SCH ', '')]?.[inches(nominalMm)] ?? null;
}

/** Rounded as in the tables. */
function inches(mm: number): number {
  return Math.round((mm / INCH) * 1000) / 1000;
}
