import { catalogueTexts } from '../content/catalogue.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import {
  compareInTradeOrder,
  type Length,
  type ProductAttributes,
  readProductName,
} from '../trade/index.ts';

type NamedProduct = Pick<ProductSummary, 'id' | 'name' | 'category' | 'marca'>;

export interface Sibling {
  id: number;
  /** `1.5 mm`, `2" x 1"`, `Largo 12 m`. */
  text: string;
}

export interface SiblingGroups {
  /** Other wall, sheet or weight per length. */
  thicknesses: readonly Sibling[];
  /** Other brand, finish, grade or schedule: `SIDER`, `GALV.`, `A706-G60`, `SCH 80`. */
  qualities: readonly Sibling[];
  /** Other lengths, then other sizes. */
  sizes: readonly Sibling[];
}

const noSiblings: SiblingGroups = { qualities: [], thicknesses: [], sizes: [] };

const lengthsText = (lengths: readonly (Length | null)[] | null) =>
  (lengths ?? []).flatMap((size) => (size ? [size.text] : [])).join(' x ');

/** What a name says, with the brand; empty without one. */
type Described = ProductAttributes & { brand: string };

/** What a buyer may vary; empty where a name does not state it. */
const aspects = {
  brand: ({ brand }: Described) => brand,
  finish: ({ finish }: Described) => finish ?? '',
  grade: ({ grade }: Described) => grade ?? '',
  schedule: ({ schedule }: Described) => schedule ?? '',
  // The schedule determines the wall of a pipe.
  thickness: ({ thickness, massPerLength, schedule }: Described) => {
    if (massPerLength) return massPerLength.text;
    return schedule ? '' : lengthsText([thickness]);
  },
  length: ({ length }: Described) => lengthsText([length]),
  size: ({ sizes, sheet }: Described) => lengthsText(sizes) || lengthsText(sheet),
};

type Aspect = keyof typeof aspects;

const aspectNames = Object.keys(aspects) as Aspect[];

/** A product of the same category and section, with the aspects in which it differs. */
interface Kin {
  id: number;
  attributes: Described;
  differing: readonly Aspect[];
}

/**
 * Finds products of the same category and section with another quality, thickness, length or size,
 * in trade order; each value once, of the same brand if there is one.
 */
export function siblingsOf(
  current: NamedProduct,
  products: readonly NamedProduct[],
): SiblingGroups {
  const own = describe(current);
  if (!own.family || current.category === null) return noSiblings;
  const kin = kinOf(current, own, products);
  const nearest = (aspect: Aspect, mayDiffer: readonly Aspect[] = []) =>
    nearestByValue(kin, own, aspect, [...mayDiffer, 'brand']);
  return {
    qualities: [
      ...nearest('brand'),
      ...nearest('finish'),
      ...nearest('grade'),
      ...nearest('schedule'),
    ],
    thicknesses: nearest('thickness'),
    sizes: [
      ...nearest('length').map(({ id, text }) => ({ id, text: catalogueTexts.lengthOf(text) })),
      // Sizes rarely share all walls.
      ...nearest('size', ['thickness', 'length']),
    ],
  };
}

function describe({ name, marca }: NamedProduct): Described {
  return { ...readProductName(name), brand: marca?.trim() ?? '' };
}

function kinOf(current: NamedProduct, own: Described, products: readonly NamedProduct[]): Kin[] {
  return products
    .filter(({ id, category }) => category === current.category && id !== current.id)
    .map((product) => ({ id: product.id, attributes: describe(product) }))
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
}

/** For each other value of an aspect the product that differs in the fewest others. */
function nearestByValue(
  kin: readonly Kin[],
  own: Described,
  aspect: Aspect,
  mayDiffer: readonly Aspect[],
): Sibling[] {
  const isUngalvanized = aspect === 'finish' && own.finish === 'GALV.';
  const unnamed = isUngalvanized ? catalogueTexts.ungalvanized : '';
  const nearest = new Map<string, Kin>();
  for (const candidate of kin) {
    const { differing } = candidate;
    const isComparable = differing.every((name) => name === aspect || mayDiffer.includes(name));
    if (!isComparable || !differing.includes(aspect)) continue;
    const text = aspects[aspect](candidate.attributes) || unnamed;
    const known = nearest.get(text)?.differing.length ?? aspectNames.length;
    if (text && differing.length < known) nearest.set(text, candidate);
  }
  return [...nearest].map(([text, { id }]) => ({ id, text }));
}
