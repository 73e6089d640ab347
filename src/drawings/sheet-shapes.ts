import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import { rectangle, round2, type SectionShape } from './shapes.ts';

/** Exaggerates the edge of a sheet, which would be invisible to scale. */
const edgeScale = 20;
/** The usual number. */
const corrugations = 11;

export function flat(width: number, t: number): SectionShape {
  const path = rectangle(0, 0, width, t);
  return { path, width, height: t, named: [width, t], wall: [width * 0.8, t / 2] };
}

/** A plate or sheet of roofing from above with its edge; null where a size is missing. */
export function sheet(attributes: ProductAttributes): SectionShape | null {
  const { family, sizes, length, thickness, variant } = attributes;
  const [across, along] = family === 'plate' ? (attributes.sheet ?? []) : [sizes[0], length];
  if (!across || !along || !thickness) return null;
  const [width, height] = [across.mm, along.mm];
  const line = width / 60;
  const edge = thickness.mm * edgeScale;
  const gap = width / 12;
  const path =
    rectangle(0, 0, width, height) +
    rectangle(line, line, width - 2 * line, height - 2 * line) +
    (family === 'roofing'
      ? folds(width, height)
      : variant === 'checkered'
        ? tears(width, height)
        : '') +
    rectangle(width + gap, 0, edge, height);
  return {
    path,
    width: round2(width + gap + edge),
    height,
    named: [width, height],
    wall: [width + gap + edge / 2, height / 8],
  };
}

/** The raised pattern of a chequered plate, not to scale. */
function tears(width: number, height: number): string {
  const step = width / 6;
  let path = '';
  for (let row = 1; row < height / step - 0.5; row++) {
    for (let column = 1; column < 6; column++) {
      const up = (row + column) % 2 ? -step / 4 : step / 4;
      const [x, y] = [(column - 0.25) * step, row * step];
      path += `M${round2(x)} ${round2(y)}l${round2(step / 4)} ${round2(up)}l${round2(step / 12)} ${round2(-step / 12)}z`;
    }
  }
  return path;
}

function folds(width: number, height: number): string {
  const step = width / corrugations;
  return Array.from({ length: corrugations - 1 }, (_, at) =>
    rectangle((at + 1) * step - step / 16, width / 60, step / 8, height - width / 30),
  ).join('');
}

/** Three openings each way with wires to scale; diamonds for expanded metal. */
export function mesh({ sizes, thickness, variant }: ProductAttributes): SectionShape | null {
  const [across, along] = sizes.map(({ mm }) => mm);
  const wire = thickness?.mm ?? 0;
  if (!across || !along || !wire || 2 * wire >= Math.min(across, along)) return null;
  const [width, height] = [3 * across + wire, 3 * along + wire];
  const opening = (column: number, row: number) =>
    variant === 'expanded'
      ? diamond(column * across + wire / 2, row * along + wire / 2, across, along, wire)
      : rectangle(column * across + wire, row * along + wire, across - wire, along - wire);
  const grid = (places: readonly number[]) =>
    places.flatMap((row) => places.map((column) => opening(column, row))).join('');
  return {
    path:
      rectangle(0, 0, width, height) +
      grid([0, 1, 2]) +
      (variant === 'expanded' ? grid([0.5, 1.5]) : ''),
    width: round2(width),
    height: round2(height),
    named: [across, along],
    wall: [3 * across + wire / 2, along / 2],
  };
}

function diamond(x: number, y: number, across: number, along: number, strand: number): string {
  const [dx, dy] = [round2((across - strand) / 2), round2((along - strand * (along / across)) / 2)];
  return `M${round2(x + across / 2)} ${round2(y + along / 2 - dy)}l${dx} ${dy}l${-dx} ${dy}l${-dx} ${-dy}z`;
}
