import { round2 } from '../../lib/round.ts';
import type { Length } from '../sizes/measure.ts';

/** A section from the end or a sheet from above, in mm. */
export interface SectionShape {
  /** SVG path data from the upper left corner, even-odd fill. */
  path: string;
  width: number;
  height: number;
  /** The part of width and height that the dimensions refer to: of a mesh one opening. */
  named: readonly [across: number, down: number];
  /** A point on the wall for the thickness label. */
  wall: readonly [x: number, y: number] | null;
  /** Replaces `path` in a small drawing, in a square of side 1. */
  small?: string;
}

type Pair = readonly [across: number, down: number];

export function drawn(
  path: string,
  size: Pair,
  wall: SectionShape['wall'] = null,
  named = size,
): SectionShape {
  return { path, width: size[0], height: size[1], named, wall };
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const w = round2(width - 2 * radius);
  const h = round2(height - 2 * radius);
  const r = round2(radius);
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${round2(x + radius)} ${round2(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

export function circle(centre: number, radius: number): string {
  const r = round2(radius);
  return `M${round2(centre - radius)} ${round2(centre)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A cold-formed hollow section; null where its wall is unknown or too thick. */
export function hollowRectangle(width: number, height: number, t: number): SectionShape | null {
  if (!t || 2 * t >= Math.min(width, height)) return null;
  const w = width - 2 * t;
  const h = height - 2 * t;
  // Corner radii: two walls outside, one inside (EN 10219-2, up to 6 mm).
  const path =
    rectangle(0, 0, width, height, Math.min(2 * t, width / 2, height / 2)) +
    rectangle(t, t, w, h, Math.min(t, w / 2, h / 2));
  return drawn(path, [width, height], [width - t / 2, height / 3]);
}

/** A round tube; null where a size is unknown or the wall too thick. */
export function ring(d: number | null | undefined, t: number): SectionShape | null {
  if (!d || !t || 2 * t >= d) return null;
  // The middle of the wall, 30° above the horizontal.
  const [x, y] = [Math.sqrt(0.75), -0.5].map((part) => d / 2 + (d / 2 - t / 2) * part);
  return drawn(circle(d / 2, d / 2) + circle(d / 2, d / 2 - t), [d, d], [x ?? d, y ?? d]);
}

/** Actual sizes of a rolled section in mm. */
interface Flanged {
  depth: number;
  web: number;
  flangeWidth: number;
  flange: number;
}

/** A beam, or a channel, whose web is on the left. */
export function flanged(
  { depth, web, flangeWidth, flange }: Flanged,
  webAt: 'middle' | 'left',
): SectionShape {
  const left = webAt === 'middle' ? (flangeWidth - web) / 2 : 0;
  const x = round2(left);
  const y = round2(flange);
  const lower = round2(depth - flange);
  const path =
    `M0 0H${round2(flangeWidth)}V${y}H${round2(left + web)}V${lower}H${round2(flangeWidth)}V${round2(depth)}` +
    `H0V${lower}H${x}V${y}H0Z`;
  return drawn(path, [round2(flangeWidth), round2(depth)]);
}

/** Corners of a lying sheet in a square of side 1: left, back, right, front. */
const lyingSheet = [
  [0.03, 0.55],
  [0.62, 0.22],
  [0.97, 0.42],
  [0.38, 0.75],
] as const;
/** Its drawn edge, of the thinnest and the thickest sheet on sale, in mm. */
const lyingEdge = { least: 0.03, most: 0.2, thinnest: 0.3, thickest: 50 };

/** A sheet seen from its corner: from above it would look like a tube next to its edge. */
function sheetFromCorner(thickness: Length): string {
  const { least, most, thinnest, thickest } = lyingEdge;
  const part = Math.log(thickness.mm / thinnest) / Math.log(thickest / thinnest);
  const edge = least + (most - least) * Math.min(Math.max(part, 0), 1);
  const [left, , right, front] = lyingSheet;
  const outline = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${round2(x)} ${round2(y)}`).join('L')}Z`;
  const inner = lyingSheet.map(
    ([x, y]) => [0.5 + (x - 0.5) * 0.86, 0.485 + (y - 0.485) * 0.86] as const,
  );
  const below = [right, front, left].map(([x, y]) => [x, y + edge] as const);
  return outline(lyingSheet) + outline(inner) + outline([left, front, right, ...below]);
}

/** Exaggerates the edge of a sheet, which would be invisible to scale. */
const edgeScale = 20;

/** A sheet from above with its edge; null where a size is missing. */
export function sheetFromAbove(
  across: Length | null | undefined,
  along: Length | null | undefined,
  thickness: Length | null,
): SectionShape | null {
  if (!across || !along || !thickness) return null;
  const width = across.mm;
  const height = along.mm;
  const line = width / 60;
  const edge = thickness.mm * edgeScale;
  const gap = width / 12;
  const path =
    rectangle(0, 0, width, height) +
    rectangle(line, line, width - 2 * line, height - 2 * line) +
    rectangle(width + gap, 0, edge, height);
  const wall = [width + gap + edge / 2, height / 8] as const;
  return {
    ...drawn(path, [round2(width + gap + edge), height], wall, [width, height]),
    small: sheetFromCorner(thickness),
  };
}
