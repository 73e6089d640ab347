import type { ProductAttributes } from '../trade/index.ts';
import { type DrawingDimensions, dimensionsOf } from './dimensions.ts';
import { sectionShape } from './section-shape.ts';

/** A section to scale with its dimension lines, for any renderer of SVG. */
export interface SectionSheet {
  /** SVG path data of what is filled, even-odd. */
  fills: readonly { d: string; transform?: string }[];
  /** SVG path data of thin lines. */
  lines: readonly string[];
  /** Where the leader line of the wall begins. */
  dot: readonly [x: number, y: number] | null;
  texts: readonly SheetText[];
  dimensions: DrawingDimensions;
}

export interface SheetText {
  text: string;
  x: number;
  y: number;
  /** Shifts the baseline down, in em. */
  dy: number;
  anchor: 'middle' | 'end';
  /** Read from below. */
  isVertical?: boolean;
  /** Interrupts the line below it. */
  isOnLine?: boolean;
}

/** The viewBox and the area of the section in it. */
export const drawingSheet = { width: 480, height: 340 };
const room = { left: 130, top: 48, width: 220, height: 170 };
/** From the section to a dimension line, and from there to its text. */
const offset = 24;
const textOffset = 10;
/** Half the length of a tick. */
const tick = 6;
/** The bend of the leader line, and the list of other dimensions. */
const note = { x: 372, y: 34 };
const list = { y: 120, step: 26 };
const edge = drawingSheet.width - 12;
/** The bar seen from the side, below the section. */
const barView = { left: 76, y: 290, width: 328, height: 8 };

/** @returns null where a dimension is unknown */
export function sectionSheet(attributes: ProductAttributes): SectionSheet | null {
  const shape = sectionShape(attributes);
  if (!shape) return null;
  const dimensions = dimensionsOf(attributes, shape);
  const { across, down, wall, length, others } = dimensions;
  const scale = Math.min(room.width / shape.width, room.height / shape.height);
  const left = room.left + (room.width - shape.width * scale) / 2;
  const top = room.top + (room.height - shape.height * scale) / 2;
  const [namedWidth, namedHeight] = shape.named.map((mm) => mm * scale) as [number, number];
  const fills: { d: string; transform?: string }[] = [
    { d: shape.path, transform: `translate(${left} ${top}) scale(${scale})` },
  ];
  const lines: string[] = [];
  const texts: SheetText[] = [];
  if (across) {
    const y = top + shape.height * scale + offset;
    lines.push(acrossLine(left, y, namedWidth));
    const x = left + namedWidth / 2;
    texts.push({ text: across.text, x, y: y + textOffset, dy: 0.9, anchor: 'middle' });
  }
  if (down) {
    const x = left - offset;
    lines.push(downLine(x, top, namedHeight));
    const y = top + namedHeight / 2;
    const place = { x: x - textOffset, y, dy: 0, anchor: 'middle' as const };
    texts.push({ text: down.text, ...place, isVertical: true });
  }
  const dot = wall && shape.wall ? pointOn(shape.wall, left, top, scale) : null;
  if (wall && dot) {
    lines.push(`M${dot[0]} ${dot[1]}L${note.x} ${note.y}H${edge}`);
    texts.push(atEdge(`${wall.name} ${wall.text}`, note.y - textOffset));
  }
  if (length) {
    const y = barView.y + offset;
    const x = barView.left + barView.width / 2;
    fills.push({
      d: `M${barView.left} ${barView.y}h${barView.width}v${barView.height}h${-barView.width}z`,
    });
    lines.push(acrossLine(barView.left, y, barView.width));
    texts.push({ text: length.text, x, y, dy: 0.35, anchor: 'middle', isOnLine: true });
  }
  for (const [index, { name, text }] of others.entries()) {
    texts.push(atEdge(`${name} ${text}`, list.y + index * list.step));
  }
  return { fills, lines, dot, texts, dimensions };
}

const atEdge = (text: string, y: number): SheetText => ({ text, x: edge, y, dy: 0, anchor: 'end' });

const pointOn = ([x, y]: readonly [number, number], left: number, top: number, scale: number) =>
  [left + x * scale, top + y * scale] as const;

/** A dimension line with a tick at each end. */
function acrossLine(left: number, y: number, width: number): string {
  return `M${left} ${y}h${width}m0 ${-tick}v${2 * tick}M${left} ${y - tick}v${2 * tick}`;
}

function downLine(x: number, top: number, height: number): string {
  return `M${x} ${top}v${height}m${-tick} 0h${2 * tick}M${x - tick} ${top}h${2 * tick}`;
}
