import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import type { SectionShape } from './shapes.ts';

/** Smallest and largest sections on sale, in mm. */
const [smallest, largest] = [6, 320];
/** Share of the mark for the smallest section. */
const least = 0.35;

/**
 * Share of the mark that a drawing fills, logarithmic in its size: on one linear scale a 1/2" tube
 * would vanish next to a 6" one. Sheets and meshes fill it.
 */
export function markScale({ family }: ProductAttributes, { width, height }: SectionShape): number {
  if (family === 'plate' || family === 'roofing' || family === 'mesh') return 1;
  const part = Math.log(Math.max(width, height) / smallest) / Math.log(largest / smallest);
  return least + (1 - least) * Math.min(Math.max(part, 0), 1);
}
