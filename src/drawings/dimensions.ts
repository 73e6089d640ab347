import { otherDimensionNames as names, spokenUnits } from '../content/dimension-names.ts';
import { round2 } from '../lib/round.ts';
import {
  barLength,
  inBothUnits,
  kindOf,
  type ProductAttributes,
  type SectionShape,
} from '../trade/index.ts';

/** `Ancho`, `2" (50.8 mm)`. */
export interface Dimension {
  name: string;
  text: string;
}

/** The dimension lines of a drawing, null where absent. */
export interface DrawingDimensions {
  across: Dimension | null;
  down: Dimension | null;
  wall: Dimension | null;
  /** Of a bar, tube or profile. */
  length: Dimension | null;
  /** Dimensions without a line. */
  others: readonly Dimension[];
}

export function dimensionsOf(
  attributes: ProductAttributes,
  shape: SectionShape,
): DrawingDimensions {
  const { variant, sizes, thickness, sheet, length, massPerLength, schedule } = attributes;
  const kind = kindOf(attributes);
  if (!kind) return { across: null, down: null, wall: null, length: null, others: [] };
  const { labels } = kind;
  const lengths = [...sizes, ...(sheet ?? []), ...(length ? [length] : [])];
  // In the notation of the name; values from tables in millimetres first.
  const inWords = (mm: number) => {
    const named = lengths.find((candidate) => candidate.mm === mm);
    return inBothUnits(named ?? { mm, text: `${round2(mm)} mm` });
  };
  const [across, down] = shape.named;
  const others: readonly (readonly [name: string, text: string | null | undefined])[] = [
    [names.schedule, schedule],
    [names.nominal, schedule && sizes[0]?.text],
    [names.weight, massPerLength?.text],
    // Next to openings; else the format is drawn.
    [names.sheet, sizes.length > 0 ? sheet?.map(({ text }) => text).join(' x ') : null],
  ];
  return {
    across: { name: labels.across, text: inWords(across) },
    down: labels.down ? { name: labels.down, text: inWords(down) } : null,
    wall: thickness && {
      name: variant === 'expanded' ? names.strand : labels.wall,
      text: inBothUnits(thickness),
    },
    length: length && barLength(attributes) ? { name: names.length, text: length.text } : null,
    others: others.flatMap(([name, text]) => (text ? [{ name, text }] : [])),
  };
}

/** Text alternative: `Ancho 2 pulgadas (50.8 mm), Alto …`. */
export function dimensionsInWords({
  across,
  down,
  wall,
  others,
  length,
}: DrawingDimensions): string {
  return [across, down, wall, ...others, length]
    .flatMap((dimension) =>
      dimension ? [`${dimension.name} ${unitsInWords(dimension.text)}`] : [],
    )
    .join(', ');
}

/** Spells out signs that screen readers skip: `1/4"`, `lb/pie`. */
function unitsInWords(text: string): string {
  return text
    .replace(/((?:\d+ )?[\d./]+)"/g, (_, inches: string) => {
      if (inches === '1') return spokenUnits.inch;
      return /^\d+\/\d+$/.test(inches) ? spokenUnits.ofInch(inches) : spokenUnits.inches(inches);
    })
    .replace('lb/pie', spokenUnits.poundsPerFoot);
}

/**
 * The sizes of a section in two or three lines: `2" x 1"` and `1.5 mm x 6 m`; thickness first for
 * sheets and meshes. Empty without a section.
 */
export function markLines(attributes: ProductAttributes): string[] {
  const { sizes, thickness, sheet, length, massPerLength } = attributes;
  const texts = (parts: readonly ({ text: string } | null)[]) =>
    parts.flatMap((part) => part?.text ?? []);
  const lines = kindOf(attributes)?.lines({
    across: texts(sizes),
    mass: texts([massPerLength]),
    thickness: texts([thickness]),
    format: texts([...(sheet ?? []), length]),
  });
  return (lines ?? []).map((line) => line.join(' x ')).filter(Boolean);
}
