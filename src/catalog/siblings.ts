import type { ProductSummary } from '../graphql/queries.ts';
import type { Length } from '../trade/measure.ts';
import { type ProductAttributes, readProductName } from '../trade/read-item.ts';
import { compareInTradeOrder } from '../trade/trade-order.ts';

type NamedProduct = Pick<ProductSummary, 'id' | 'name' | 'category'>;

export interface Sibling {
  id: number;
  /** `1.5 mm`, `2" x 1"`, `Largo 12 m`. */
  text: string;
}

export interface SiblingGroups {
  /** Other wall, sheet or weight per foot. */
  thicknesses: readonly Sibling[];
  /** Other finish, grade or schedule: `GALV.`, `A706-G60`, `SCH 80`. */
  qualities: readonly Sibling[];
  /** Other lengths, then other sizes. */
  sizes: readonly Sibling[];
}

const noSiblings: SiblingGroups = { qualities: [], thicknesses: [], sizes: [] };

const lengthsText = (lengths: readonly (Length | null)[] | null) =>
  (lengths ?? []).flatMap((size) => (size ? [size.text] : [])).join(' x ');

/** What a buyer may vary; empty where a name does not state it. */
const aspects = {
  finish: ({ finish }: ProductAttributes) => finish ?? '',
  grade: ({ grade }: ProductAttributes) => grade ?? '',
  schedule: ({ schedule }: ProductAttributes) => schedule ?? '',
  // The schedule determines the wall of a pipe.
  thickness: ({ thickness, poundsPerFoot, schedule }: ProductAttributes) =>
    poundsPerFoot ? `${poundsPerFoot} lb/pie` : schedule ? '' : lengthsText([thickness]),
  length: ({ length }: ProductAttributes) => lengthsText([length]),
  size: ({ sizes, sheet }: ProductAttributes) => lengthsText(sizes) || lengthsText(sheet),
};

type Aspect = keyof typeof aspects;

const aspectNames = Object.keys(aspects) as Aspect[];

/**
 * Finds products of the same category and section with another quality, thickness, length or size,
 * in trade order; each value once.
 */
export function siblingsOf(
  current: NamedProduct,
  products: readonly NamedProduct[],
): SiblingGroups {
  const own = readProductName(current.name);
  if (!own.family || current.category === null) return noSiblings;
  const kin = products
    .filter(({ id, category }) => category === current.category && id !== current.id)
    .map(({ id, name }) => ({ id, attributes: readProductName(name) }))
    .filter(
      ({ attributes: { family, variant } }) => family === own.family && variant === own.variant,
    )
    .sort((a, b) => compareInTradeOrder(a.attributes, b.attributes))
    .map(({ id, attributes }) => {
      const differing = aspectNames.filter(
        (name) => aspects[name](attributes) !== aspects[name](own),
      );
      return { id, attributes, differing };
    });

  /** For each other value of an aspect the product that differs in the fewest others. */
  const others = (aspect: Aspect, mayDiffer: readonly Aspect[] = []): Sibling[] => {
    const nearest = new Map<string, (typeof kin)[number]>();
    for (const candidate of kin) {
      const { differing } = candidate;
      const isKin = differing.every((name) => name === aspect || mayDiffer.includes(name));
      if (!isKin || !differing.includes(aspect)) continue;
      const isUngalvanized = aspect === 'finish' && own.finish === 'GALV.';
      const text =
        aspects[aspect](candidate.attributes) || (isUngalvanized ? 'Sin galvanizar' : '');
      const known = nearest.get(text)?.differing.length ?? aspectNames.length;
      if (text && differing.length < known) nearest.set(text, candidate);
    }
    return [...nearest].map(([text, { id }]) => ({ id, text }));
  };

  return {
    qualities: [...others('finish'), ...others('grade'), ...others('schedule')],
    thicknesses: others('thickness'),
    sizes: [
      ...others('length').map(({ id, text }) => ({ id, text: `Largo ${text}` })),
      // Sizes rarely share all walls.
      ...others('size', ['thickness', 'length']),
    ],
  };
}
