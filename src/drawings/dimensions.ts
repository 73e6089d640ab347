import { dimensionNames, otherDimensionNames as names } from '../content/dimension-names.ts';
import {
  type Family,
  INCH,
  inchText,
  type Length,
  type ProductAttributes,
} from '../trade/index.ts';
import { round2, type SectionShape } from './section-shape.ts';

/** `Ancho`, `2" (50.8 mm)`. */
export interface Dimension {
  name: string;
  text: string;
}

/** Labels of every family. */
const dimensionLabels: Readonly<
  Record<Family, readonly [across: string, down: string, wall: string]>
> = dimensionNames;

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
  const { family, variant, sizes, thickness, sheet, length, poundsPerFoot, schedule } = attributes;
  if (!family) return { across: null, down: null, wall: null, length: null, others: [] };
  const [acrossName, downName, wallName] = dimensionLabels[family];
  const lengths = [...sizes, ...(sheet ?? []), ...(length ? [length] : [])];
  // In the notation of the name; values from tables in millimetres first.
  const inWords = (mm: number) => {
    const named = lengths.find((candidate) => candidate.mm === mm);
    return named ? inBoth(named) : `${inMillimetres(mm)} (${inInches(mm)})`;
  };
  const [across, down] = shape.named;
  const others: readonly (readonly [name: string, text: string | null | undefined])[] = [
    [names.schedule, schedule],
    [names.nominal, schedule && sizes[0]?.text],
    [names.weight, poundsPerFoot === null ? null : `${poundsPerFoot} lb/pie`],
    [names.sheet, family === 'mesh' ? sheet?.map(({ text }) => text).join(' x ') : null],
  ];
  return {
    across: { name: acrossName, text: inWords(across) },
    down: downName ? { name: downName, text: inWords(down) } : null,
    wall: thickness && {
      name: variant === 'expanded' ? names.strand : wallName,
      text: inBoth(thickness),
    },
    length: length && family !== 'roofing' ? { name: names.length, text: length.text } : null,
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
      if (inches === '1') return '1 pulgada';
      return /^\d+\/\d+$/.test(inches) ? `${inches} de pulgada` : `${inches} pulgadas`;
    })
    .replace('lb/pie', 'libras por pie');
}

/** Adds the other unit, except to metres. */
function inBoth({ mm, text }: Length): string {
  if (text.includes('(') || text.endsWith(' m') || text.endsWith('pies')) return text;
  if (text.endsWith('"')) return `${text} (${inMillimetres(mm)})`;
  return `${text} (${inInches(mm)})`;
}

function inMillimetres(mm: number): string {
  return `${round2(mm)} mm`;
}

function inInches(mm: number): string {
  return inchText(Number((mm / INCH).toFixed(mm < 25 ? 3 : 2)));
}

/**
 * The sizes of a section in two or three lines: `2" x 1"` and `1.5 mm x 6 m`; thickness first for
 * sheets and meshes. Empty without a section.
 */
export function markLines(attributes: ProductAttributes): string[] {
  const { family, sizes, thickness, sheet, length, poundsPerFoot } = attributes;
  if (!family) return [];
  const wall = thickness ? [thickness] : [];
  const weight = poundsPerFoot ? [{ text: `${poundsPerFoot} lb/pie` }] : [];
  const long = [...(sheet ?? []), ...(length ? [length] : [])];
  const isSheet = family === 'plate' || family === 'roofing';
  let lines = [sizes, [...weight, ...wall, ...long]];
  if (family === 'flat') lines = [[...wall, ...sizes], long];
  else if (family === 'mesh') lines = [wall, sizes, long];
  else if (isSheet) lines = [wall, [...sizes, ...long]];
  return lines.map((line) => line.map(({ text }) => text).join(' x ')).filter(Boolean);
}
