import type { Length } from '../lib/product-name/measure.ts';
import type { ProductAttributes } from '../lib/product-name/read-product-name.ts';
import { compareInTradeOrder } from '../lib/product-name/trade-order.ts';
import { attributesOf } from './product-attributes.ts';

/** What siblings are read from. */
export interface Named {
  id: number;
  name: string | null;
  category: string | null;
}

/** A product that differs from another in one thing, by what it has of that. */
export interface Sibling {
  id: number;
  /** As the trade writes it: `1.5 mm`, `2" x 1"`, `Largo 12 m`. */
  text: string;
}

export interface Siblings {
  /** Alike but for wall, sheet or weight per foot. */
  thicknesses: readonly Sibling[];
  /** Alike but for the length of the bar; then of other sizes across, or other formats of a sheet. */
  sizes: readonly Sibling[];
}

type Read = { id: number; attributes: ProductAttributes };
type Aspect = (attributes: ProductAttributes) => string;

const textOf = (lengths: readonly (Length | null)[] | null) =>
  (lengths ?? []).flatMap((one) => (one ? [one.text] : [])).join(' x ');

const sizeOf: Aspect = ({ sizes, sheet }) => textOf(sizes) || textOf(sheet);
const thicknessOf: Aspect = ({ thickness, poundsPerFoot }) =>
  poundsPerFoot ? `${poundsPerFoot} lb/pie` : (thickness?.text ?? '');
const lengthOf: Aspect = ({ length }) => length?.text ?? '';
/** What no sibling differs in. */
const lineOf: Aspect = ({ family, variant, finish, grade, schedule }) =>
  [family, variant, finish, grade, schedule].join('|');

/**
 * The products of the same category that a buyer weighs against `current`: of the same section,
 * norm and finish, with another thickness, length or size; each in trade order, each value once.
 *
 * @returns none for a product without a section
 */
export function siblingsOf(current: Named, products: readonly Named[]): Siblings {
  const own = attributesOf(current.name);
  if (!own.family || current.category === null) return { thicknesses: [], sizes: [] };
  const line: Read[] = products
    .filter(({ id, category }) => category === current.category && id !== current.id)
    .map(({ id, name }) => ({ id, attributes: attributesOf(name) }))
    .filter(({ attributes }) => lineOf(attributes) === lineOf(own))
    .sort((a, b) => compareInTradeOrder(a.attributes, b.attributes));

  /** Those that differ in one aspect, for each value the one that is nearest in the others. */
  const others = (aspect: Aspect, kept: readonly Aspect[], isStrict: boolean): Sibling[] => {
    const nearest = new Map<string, { id: number; same: number }>();
    for (const { id, attributes } of line) {
      const text = aspect(attributes);
      if (!text || text === aspect(own)) continue;
      const same = kept.filter((other) => other(attributes) === other(own)).length;
      if (isStrict && same < kept.length) continue;
      if (same > (nearest.get(text)?.same ?? -1)) nearest.set(text, { id, same });
    }
    return [...nearest].map(([text, { id }]) => ({ id, text }));
  };

  return {
    thicknesses: others(thicknessOf, [sizeOf, lengthOf], true),
    sizes: [
      ...others(lengthOf, [sizeOf, thicknessOf], true).map(({ id, text }) => ({
        id,
        text: `Largo ${text}`,
      })),
      // Hardly two sizes are sold in all of the same walls.
      ...others(sizeOf, [thicknessOf, lengthOf], false),
    ],
  };
}
