import type { ProductSummary } from '../graphql/queries.ts';
import type { Length } from '../lib/product-name/measure.ts';
import { type ProductAttributes, readProductName } from '../lib/product-name/read-product-name.ts';
import { compareInTradeOrder } from '../lib/product-name/trade-order.ts';

type NamedProduct = Pick<ProductSummary, 'id' | 'name' | 'category'>;

export interface Sibling {
  id: number;
  /** `1.5 mm`, `2" x 1"`, `Largo 12 m`. */
  text: string;
}

export interface Siblings {
  /** Other wall, sheet or weight per foot. */
  thicknesses: readonly Sibling[];
  /** Other finish, grade or schedule: `GALV.`, `A706-G60`, `SCH 80`. */
  qualities: readonly Sibling[];
  /** Other lengths, then other sizes. */
  sizes: readonly Sibling[];
}

const none: Siblings = { qualities: [], thicknesses: [], sizes: [] };

type Read = { id: number; attributes: ProductAttributes };
type Aspect = (attributes: ProductAttributes) => string;

const textOf = (lengths: readonly (Length | null)[] | null) =>
  (lengths ?? []).flatMap((one) => (one ? [one.text] : [])).join(' x ');

const sizeOf: Aspect = ({ sizes, sheet }) => textOf(sizes) || textOf(sheet);
const thicknessOf: Aspect = ({ thickness, poundsPerFoot }) =>
  poundsPerFoot ? `${poundsPerFoot} lb/pie` : (thickness?.text ?? '');
const lengthOf: Aspect = ({ length }) => length?.text ?? '';
const qualities: readonly Aspect[] = [
  ({ finish }) => finish ?? '',
  ({ grade }) => grade ?? '',
  ({ schedule }) => schedule ?? '',
];
const sectionOf: Aspect = ({ family, variant }) => `${family}|${variant}`;

const ungalvanized = 'Sin galvanizar';

/**
 * Finds products of the same category and section with another quality, thickness, length or size,
 * in trade order; each value once.
 */
export function siblingsOf(current: NamedProduct, products: readonly NamedProduct[]): Siblings {
  const own = readProductName(current.name);
  if (!own.family || current.category === null) return none;
  const kin: Read[] = products
    .filter(({ id, category }) => category === current.category && id !== current.id)
    .map(({ id, name }) => ({ id, attributes: readProductName(name) }))
    .filter(({ attributes }) => sectionOf(attributes) === sectionOf(own))
    .sort((a, b) => compareInTradeOrder(a.attributes, b.attributes));
  const unlike = (attributes: ProductAttributes) =>
    qualities.filter((quality) => quality(attributes) !== quality(own));
  const line = kin.filter(({ attributes }) => unlike(attributes).length === 0);

  const ofQuality = kin.flatMap(({ id, attributes }): Sibling[] => {
    const [quality, another] = unlike(attributes);
    if (!quality || another) return [];
    // The schedule determines the wall of a pipe.
    const kept = attributes.schedule ? [sizeOf, lengthOf] : [sizeOf, lengthOf, thicknessOf];
    if (kept.some((aspect) => aspect(attributes) !== aspect(own))) return [];
    const text = quality(attributes) || (own.finish === 'GALV.' ? ungalvanized : '');
    return text ? [{ id, text }] : [];
  });

  /** Products with another value of one aspect; for each value the nearest in the others. */
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
    qualities: ofQuality.filter(
      ({ text }, index) => ofQuality.findIndex((one) => one.text === text) === index,
    ),
    thicknesses: others(thicknessOf, [sizeOf, lengthOf], true),
    sizes: [
      ...others(lengthOf, [sizeOf, thicknessOf], true).map(({ id, text }) => ({
        id,
        text: `Largo ${text}`,
      })),
      // Sizes rarely share all walls, so this one is not strict.
      ...others(sizeOf, [thicknessOf, lengthOf], false),
    ],
  };
}
