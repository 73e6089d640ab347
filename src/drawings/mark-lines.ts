import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';

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
