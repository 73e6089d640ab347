/** The outline of a section seen from its end, or of a sheet seen from above; all in millimetres. */
export interface SectionShape {
  /** Path data from the upper left corner; holes by the even-odd rule. */
  path: string;
  width: number;
  height: number;
  /** How much of width and height, from the left and from the top, its name gives: of a mesh one opening. */
  named: readonly [across: number, down: number];
  /** A point on the wall, leg, edge or wire whose thickness is given; null where none is. */
  wall: readonly [x: number, y: number] | null;
}

/** Two decimals at the most, so that paths stay short. */
export function n(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Path data of a rectangle with its corners rounded by `radius`. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h, r] = [n(width - 2 * radius), n(height - 2 * radius), n(radius)];
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${n(x + radius)} ${n(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** Path data of a circle about (`centre`, `centre`). */
export function circle(centre: number, radius: number): string {
  const r = n(radius);
  return `M${n(centre - radius)} ${n(centre)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Cold-formed: its corners have a radius of two walls outside and of one inside (EN 10219-2, up to 6 mm). */
export function hollowRectangle(width: number, height: number, t: number): string {
  const [w, h] = [width - 2 * t, height - 2 * t];
  return (
    rectangle(0, 0, width, height, Math.min(2 * t, width / 2, height / 2)) +
    rectangle(t, t, w, h, Math.min(t, w / 2, h / 2))
  );
}
