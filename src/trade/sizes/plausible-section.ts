import type { Family } from '../lexicon/families.ts';
import { isSameLength, type Length, nominalInches } from './measure.ts';

export const isTube = (family: Family) => family.endsWith('tube');
export const isBar = (family: Family) => family.endsWith('bar');

/** Equal, or the same in the trade. */
export function isSameSize(a: Length, b: Length): boolean {
  const inches = nominalInches(a.mm);
  return isSameLength(a.mm, b.mm) || (inches !== null && inches === nominalInches(b.mm));
}

/** In mm: the thinnest and thickest wall or leg, the narrowest side, and most sides per thickness. */
interface Bounds {
  least: number;
  thinnest: number;
  thickest: number;
  /** Longer side by shorter side. */
  mostUnequal: number;
  /** Thickness by the shorter side, at most. */
  share: number;
  mostSides: number;
}

const tubeBounds: Bounds = {
  least: 8,
  thinnest: 0.3,
  thickest: 32,
  mostUnequal: 8,
  share: 0.5,
  mostSides: Number.POSITIVE_INFINITY,
};
/** Unequal angles are 8 x 4 at most. */
const profileBounds: Bounds = {
  least: 9,
  thinnest: 1,
  thickest: 40,
  mostUnequal: 2.05,
  share: 0.5,
  mostSides: 40,
};
const flatBounds: Bounds = { ...profileBounds, thickest: 200, share: 1, mostSides: 130 };
const barBounds: Bounds = { ...profileBounds, least: 3 };

function boundsOf(family: Family): Bounds {
  if (isTube(family)) return tubeBounds;
  if (isBar(family)) return barBounds;
  return family === 'flat' ? flatBounds : profileBounds;
}

/** In mm. */
const largestSize = 700;

/** Whether a mill rolls or welds such a section; sizes in mm. */
export function isPlausible(family: Family, sizes: readonly Length[], t: number | null): boolean {
  const bounds = boundsOf(family);
  const mm = sizes.map((size) => size.mm);
  const least = Math.min(...mm);
  const most = Math.max(...mm);
  const isSized =
    least >= bounds.least && most <= largestSize && most / least <= bounds.mostUnequal;
  return isSized && (t === null || isWall(t, least, bounds));
}

function isWall(t: number, least: number, bounds: Bounds): boolean {
  const isUsual = t >= bounds.thinnest && t <= bounds.thickest;
  return isUsual && t < least * bounds.share && least / t <= bounds.mostSides;
}
