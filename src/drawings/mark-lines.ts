import type { Length } from '../lib/product-name/measure.ts';
import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';

/**
 * The sizes of a section in two or three lines: `2" x 1"` and `1.5 mm x 6 m`; thickness first for
 * sheets and meshes. Empty without a section.
 */
export function markLines(attributes: ProductAttributes): string[] {
  const { family, sizes, thickness, sheet, length, poundsPerFoot } = attributes;
  if (!family) return [];
  const wall = thickness ? [thickness.text] : [];
  const across = textsOf(sizes);
  const weight = poundsPerFoot ? [`${poundsPerFoot} lb/pie`] : [];
  const long = [...textsOf(sheet ?? []), ...textsOf(length ? [length] : [])];
  return linesOf()
    .filter((line) => line.length > 0)
    .map((line) => line.join(' x '));

  function linesOf(): string[][] {
    if (family === 'flat') return [[...wall, ...across], long];
    if (family === 'mesh') return [wall, across, long];
    if (family === 'plate' || family === 'roofing') return [wall, [...across, ...long]];
    return [across, [...weight, ...wall, ...long]];
  }
}

function textsOf(lengths: readonly Length[]): string[] {
  return lengths.map(({ text }) => text);
}
