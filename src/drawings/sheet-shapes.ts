import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import { rectangle, round2, type SectionShape } from './shapes.ts';

/** Exaggerates the edge of a sheet, which would be invisible to scale. */
const edgeScale = 20;

export function flat(width: number, t: number): SectionShape {
  const path = rectangle(0, 0, width, t);
  return { path, width, height: t, named: [width, t], wall: [width * 0.8, t / 2] };
}

/** A plate or sheet of roofing from above with its edge; null where a size is missing. */
export function sheet(attributes: ProductAttributes): SectionShape | null {
  const { family, sizes, length, thickness } = attributes;
  const [across, along] = family === 'plate' ? (attributes.sheet ?? []) : [sizes[0], length];
  if (!across || !along || !thickness) return null;
  const [width, height] = [across.mm, along.mm];
  const line = width / 60;
  const edge = thickness.mm * edgeScale;
  const gap = width / 12;
  const path =
    rectangle(0, 0, width, height) +
    rectangle(line, line, width - 2 * line, height - 2 * line) +
    rectangle(width + gap, 0, edge, height);
  return {
    path,
    width: round2(width + gap + edge),
    height,
    named: [width, height],
    wall: [width + gap + edge / 2, height / 8],
  };
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
