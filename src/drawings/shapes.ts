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

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h, r] = [round2(width - 2 * radius), round2(height - 2 * radius), round2(radius)];
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${round2(x + radius)} ${round2(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

export function circle(centre: number, radius: number): string {
  const r = round2(radius);
  return `M${round2(centre - radius)} ${round2(centre)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Corner radii of cold-formed sections: two walls outside, one inside (EN 10219-2, up to 6 mm). */
export function hollowRectangle(width: number, height: number, t: number): string {
  const [w, h] = [width - 2 * t, height - 2 * t];
  return (
    rectangle(0, 0, width, height, Math.min(2 * t, width / 2, height / 2)) +
    rectangle(t, t, w, h, Math.min(t, w / 2, h / 2))
  );
}
