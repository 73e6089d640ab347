import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import { flangedSection, pipeDiameter } from '../lib/weight/standard-sections.ts';
import { circle, hollowRectangle, rectangle, round2, type SectionShape } from './shapes.ts';
import { flat, mesh, sheet } from './sheet-shapes.ts';

/**
 * Draws a section to scale; beams, channels and pipes by their standard tables.
 *
 * @returns null where a dimension is unknown
 */
export function sectionShape(attributes: ProductAttributes): SectionShape | null {
  const { family, sizes, thickness, schedule, poundsPerFoot } = attributes;
  const [first, second = first] = sizes;
  const t = thickness?.mm ?? 0;
  if (family === 'plate' || family === 'roofing') return sheet(attributes);
  if (family === 'mesh') return mesh(attributes);
  if (!first || !second) return null;
  if (family === 'flat') return t ? flat(first.mm, t) : null;
  const [h, b] = [first.mm, second.mm];
  const shape = (path: string, wall: SectionShape['wall'] = null, width = b, height = h) => ({
    path,
    width,
    height,
    named: [width, height] as const,
    wall,
  });
  switch (family) {
    case 'square-tube':
    case 'rectangular-tube':
      return t && 2 * t < Math.min(b, h)
        ? shape(hollowRectangle(b, h, t), [b - t / 2, h / 3])
        : null;
    case 'round-tube': {
      const d = schedule ? pipeDiameter(h) : h;
      if (!d || !t || 2 * t >= d) return null;
      // The middle of the wall, 30° above the horizontal.
      const [x, y] = [Math.sqrt(0.75), -0.5].map((part) => d / 2 + (d / 2 - t / 2) * part);
      return shape(circle(d / 2, d / 2) + circle(d / 2, d / 2 - t), [x ?? d, y ?? d], d, d);
    }
    case 'angle':
      return t ? shape(`M0 0H${t}V${round2(h - t)}H${b}V${h}H0Z`, [t / 2, h / 3]) : null;
    case 'tee': {
      const [left, right] = [round2((b - t) / 2), round2((b + t) / 2)];
      return t ? shape(`M0 0H${b}V${t}H${right}V${h}H${left}V${t}H0Z`, [b / 2, h / 2]) : null;
    }
    case 'channel':
    case 'beam': {
      const section = poundsPerFoot && flangedSection(family, h, poundsPerFoot);
      if (!section) return null;
      const { depth, flangeWidth, web, flange } = section;
      const left = family === 'beam' ? (flangeWidth - web) / 2 : 0;
      const [x, y] = [round2(left), round2(flange)];
      const lower = round2(depth - flange);
      const path =
        `M0 0H${round2(flangeWidth)}V${y}H${round2(left + web)}V${lower}H${round2(flangeWidth)}V${round2(depth)}` +
        `H0V${lower}H${x}V${y}H0Z`;
      return shape(path, null, round2(flangeWidth), round2(depth));
    }
    case 'round-bar':
    case 'rebar':
      return shape(circle(h / 2, h / 2));
    case 'square-bar':
      return shape(rectangle(0, 0, h, h));
    default:
      return null;
  }
}
