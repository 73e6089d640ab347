import { flangedSection, type ProductAttributes, pipeDiameter } from '../trade/index.ts';

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
}

/** Exaggerates the edge of a sheet, which would be invisible to scale. */
const edgeScale = 20;

/**
 * Draws a section to scale; beams, channels and pipes by their standard tables.
 * @returns null where a dimension is unknown
 */
export function sectionShape(attributes: ProductAttributes): SectionShape | null {
  const { family, sizes, thickness, schedule, poundsPerFoot } = attributes;
  const [first, second = first] = sizes;
  const t = thickness?.mm ?? 0;
  if (family === 'plate' || family === 'roofing') return sheetShape(attributes);
  if (family === 'mesh') return mesh(attributes);
  if (!first || !second) return null;
  const h = first.mm;
  const b = second.mm;
  const shape = (path: string, wall: SectionShape['wall'] = null, width = b, height = h) =>
    drawn(path, wall, [width, height]);
  switch (family) {
    case 'square-tube':
    case 'rectangular-tube':
      return t && 2 * t < Math.min(b, h)
        ? shape(hollowRectangle(b, h, t), [b - t / 2, h / 3])
        : null;
    case 'round-tube':
      return roundTube(schedule ? pipeDiameter(h) : h, t);
    case 'flat':
      return t ? shape(rectangle(0, 0, h, t), [h * 0.8, t / 2], h, t) : null;
    case 'angle':
      return t ? shape(`M0 0H${t}V${round2(h - t)}H${b}V${h}H0Z`, [t / 2, h / 3]) : null;
    case 'tee':
      return t ? shape(teePath(h, b, t), [b / 2, h / 2]) : null;
    case 'channel':
    case 'beam':
      return poundsPerFoot ? flanged(family, h, poundsPerFoot) : null;
    case 'round-bar':
    case 'rebar':
      return shape(circle(h / 2, h / 2));
    case 'square-bar':
      return shape(rectangle(0, 0, h, h));
    default:
      return null;
  }
}

type Pair = readonly [across: number, down: number];

function drawn(path: string, wall: SectionShape['wall'], size: Pair, named = size): SectionShape {
  return { path, width: size[0], height: size[1], named, wall };
}

function roundTube(diameter: number | null | undefined, t: number): SectionShape | null {
  const d = diameter;
  if (!d || !t || 2 * t >= d) return null;
  // The middle of the wall, 30° above the horizontal.
  const [x, y] = [Math.sqrt(0.75), -0.5].map((part) => d / 2 + (d / 2 - t / 2) * part);
  const path = circle(d / 2, d / 2) + circle(d / 2, d / 2 - t);
  return drawn(path, [x ?? d, y ?? d], [d, d]);
}

function teePath(h: number, b: number, t: number): string {
  const left = round2((b - t) / 2);
  const right = round2((b + t) / 2);
  return `M0 0H${b}V${t}H${right}V${h}H${left}V${t}H0Z`;
}

/** A beam or channel by its standard table; null where that lacks it. */
function flanged(
  family: 'beam' | 'channel',
  height: number,
  poundsPerFoot: number,
): SectionShape | null {
  const section = flangedSection(family, height, poundsPerFoot);
  if (!section) return null;
  const { depth, flangeWidth, web, flange } = section;
  const left = family === 'beam' ? (flangeWidth - web) / 2 : 0;
  const x = round2(left);
  const y = round2(flange);
  const lower = round2(depth - flange);
  const path =
    `M0 0H${round2(flangeWidth)}V${y}H${round2(left + web)}V${lower}H${round2(flangeWidth)}V${round2(depth)}` +
    `H0V${lower}H${x}V${y}H0Z`;
  return drawn(path, null, [round2(flangeWidth), round2(depth)]);
}

/** A plate or sheet of roofing from above with its edge; null where a size is missing. */
function sheetShape(attributes: ProductAttributes): SectionShape | null {
  const { family, sizes, length, thickness } = attributes;
  const [across, along] = family === 'plate' ? (attributes.sheet ?? []) : [sizes[0], length];
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
  return drawn(path, wall, [round2(width + gap + edge), height], [width, height]);
}

/** Three openings each way with wires to scale; diamonds for expanded metal. */
function mesh({ sizes, thickness, variant }: ProductAttributes): SectionShape | null {
  const [across, along] = sizes.map(({ mm }) => mm);
  const wire = thickness?.mm ?? 0;
  if (!across || !along || !wire || 2 * wire >= Math.min(across, along)) return null;
  const width = 3 * across + wire;
  const height = 3 * along + wire;
  const opening = (column: number, row: number) =>
    variant === 'expanded'
      ? diamond(column * across + wire / 2, row * along + wire / 2, across, along, wire)
      : rectangle(column * across + wire, row * along + wire, across - wire, along - wire);
  const grid = (places: readonly number[]) =>
    places.flatMap((row) => places.map((column) => opening(column, row))).join('');
  const path =
    rectangle(0, 0, width, height) +
    grid([0, 1, 2]) +
    (variant === 'expanded' ? grid([0.5, 1.5]) : '');
  const wall = [3 * across + wire / 2, along / 2] as const;
  return drawn(path, wall, [round2(width), round2(height)], [across, along]);
}

function diamond(x: number, y: number, across: number, along: number, strand: number): string {
  const dx = round2((across - strand) / 2);
  const dy = round2((along - strand * (along / across)) / 2);
  return `M${round2(x + across / 2)} ${round2(y + along / 2 - dy)}l${dx} ${dy}l${-dx} ${dy}l${-dx} ${-dy}z`;
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const w = round2(width - 2 * radius);
  const h = round2(height - 2 * radius);
  const r = round2(radius);
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${round2(x + radius)} ${round2(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

function circle(centre: number, radius: number): string {
  const r = round2(radius);
  return `M${round2(centre - radius)} ${round2(centre)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Corner radii of cold-formed sections: two walls outside, one inside (EN 10219-2, up to 6 mm). */
function hollowRectangle(width: number, height: number, t: number): string {
  const w = width - 2 * t;
  const h = height - 2 * t;
  return (
    rectangle(0, 0, width, height, Math.min(2 * t, width / 2, height / 2)) +
    rectangle(t, t, w, h, Math.min(t, w / 2, h / 2))
  );
}
