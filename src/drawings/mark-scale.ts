import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import type { SectionShape } from './shapes.ts';

/** The smallest and the largest sections that are sold, in mm. */
const [smallest, largest] = [6, 320];
/** What the smallest takes of a mark's side. */
const least = 0.35;

/**
 * How much of its mark a drawing fills, up to 1: more by the same step for each doubling of its size.
 * A common scale would leave nothing to see of a 1/2" tube beside a 6" one; and filling every mark
 * would make a tube of twice the size and twice the wall the same. Sheets and meshes fill theirs.
 */
export function markScale({ family }: ProductAttributes, { width, height }: SectionShape): number {
  if (family === 'plate' || family === 'roofing' || family === 'mesh') return 1;
  const part = Math.log(Math.max(width, height) / smallest) / Math.log(largest / smallest);
  return least + (1 - least) * Math.min(Math.max(part, 0), 1);
}
