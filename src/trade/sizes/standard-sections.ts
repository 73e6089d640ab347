import { INCH } from './measure.ts';
import tables from './standard-sections.json' with { type: 'json' };

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

/** Actual dimensions of a nominal size, in mm; null for an unknown size. */
export function flangedSection(family: 'beam' | 'channel', depthMm: number, poundsPerFoot: number) {
  const row = flanged[family][`${inches(depthMm)}x${poundsPerFoot}`];
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
