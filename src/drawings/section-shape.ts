import { kindOf, type ProductAttributes, type SectionShape } from '../trade/index.ts';

export type { SectionShape } from '../trade/index.ts';

/**
 * Draws a section to scale; beams, channels and pipes by their standard tables.
 * @returns null where a dimension is unknown
 */
export function sectionShape(attributes: ProductAttributes): SectionShape | null {
  return kindOf(attributes)?.draw(attributes) ?? null;
}
