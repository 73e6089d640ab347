import { brands } from '../../content/brands.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import type { Length } from '../../lib/product-name/measure.ts';
import {
  type ProductAttributes,
  readProductName,
} from '../../lib/product-name/read-product-name.ts';

/** What a list can be narrowed by, in the order in which it is shown. */
export const facets = [
  'category',
  'size',
  'thickness',
  'length',
  'finish',
  'grade',
  'brand',
  'power',
] as const;

export type Facet = (typeof facets)[number];

/** The values that were chosen; within a facet any of them, across facets all. */
export type Selection = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** A product of a list, with what its name says. */
export interface ListedProduct {
  product: ProductSummary;
  attributes: ProductAttributes;
  /** As the trade writes them; also what stands in the address. Null where the name tells none. */
  values: Readonly<Record<Facet, string | null>>;
}

export interface FacetValue {
  value: string;
  /** How many products it would show, with what is chosen in the other facets. */
  count: number;
  chosen: boolean;
}

const brandNames = brands.map(({ name }) => name);
const read = new WeakMap<ProductSummary, ListedProduct>();

/** Reads a product's name once, however often it is listed. */
export function listedProduct(product: ProductSummary): ListedProduct {
  let listed = read.get(product);
  if (!listed) {
    const attributes = readProductName(product.name ?? '', { brands: brandNames });
    listed = { product, attributes, values: valuesOf(product.category, attributes) };
    read.set(product, listed);
  }
  return listed;
}

function valuesOf(category: string | null, attributes: ProductAttributes): ListedProduct['values'] {
  const { sizes, sheet, poundsPerFoot, thickness, length, finish, brand, power } = attributes;
  const across = [...sizes, ...(sheet ?? [])].map(({ text }) => text);
  const size = poundsPerFoot ? [...across, `${poundsPerFoot} lb/pie`] : across;
  return {
    category,
    size: size.join(' x ') || null,
    thickness: thickness?.text ?? null,
    length: length?.text ?? null,
    finish,
    grade: attributes.schedule ?? attributes.grade,
    brand,
    power,
  };
}

/** The products that have one of the chosen values in every facet. */
export function narrow(items: readonly ListedProduct[], selection: Selection): ListedProduct[] {
  return items.filter((item) => missed(item, selection).length === 0);
}

/** The facets in which a product has none of the chosen values. */
function missed({ values }: ListedProduct, selection: Selection): Facet[] {
  return facets.filter((facet) => {
    const chosen = selection[facet];
    if (!chosen || chosen.length === 0) return false;
    const value = values[facet];
    return value === null || !chosen.includes(value);
  });
}

/**
 * The values of each facet in trade order: those that lead to something, and what is chosen, so
 * that it can be taken back. A facet in which all products agree tells nothing and is left out.
 */
export function facetValues(
  items: readonly ListedProduct[],
  selection: Selection,
): ReadonlyMap<Facet, readonly FacetValue[]> {
  const known = new Map<Facet, Map<string, { count: number; rank: number }>>();
  for (const item of items) {
    const misses = missed(item, selection);
    for (const facet of facets) {
      const value = item.values[facet];
      if (value === null) continue;
      const counts = known.get(facet) ?? new Map<string, { count: number; rank: number }>();
      known.set(facet, counts);
      const entry = counts.get(value) ?? { count: 0, rank: rank(item.attributes, facet) };
      counts.set(value, entry);
      if (misses.every((missedFacet) => missedFacet === facet)) entry.count += 1;
    }
  }
  const shown = new Map<Facet, readonly FacetValue[]>();
  for (const facet of facets) {
    const counts = known.get(facet);
    const chosen = selection[facet] ?? [];
    if (!counts || (counts.size < 2 && chosen.length === 0)) continue;
    const values = [...counts]
      .sort(([a, left], [b, right]) => left.rank - right.rank || a.localeCompare(b, 'es'))
      .map(([value, { count }]) => ({ value, count, chosen: chosen.includes(value) }));
    const telling = values.filter(({ count, chosen }) => count > 0 || chosen);
    shown.set(facet, telling);
  }
  return shown;
}

/**
 * What of a selection can be shown: an address written by hand, or an old one, may name anything.
 * Values that no product has are dropped, then the facets that leave nothing, the last ones first.
 */
export function usableSelection(items: readonly ListedProduct[], selection: Selection): Selection {
  const usable: Partial<Record<Facet, readonly string[]>> = {};
  for (const facet of facets) {
    const wanted = selection[facet];
    if (!wanted) continue;
    const values = new Set(items.map((item) => item.values[facet]));
    const kept = [...new Set(wanted)].filter((value) => values.has(value));
    if (kept.length > 0) usable[facet] = kept;
  }
  for (const facet of [...facets].reverse()) {
    if (items.some((item) => missed(item, usable).length === 0)) break;
    delete usable[facet];
  }
  return usable;
}

/** What a value is ordered by before its text: sizes by their millimetres. */
function rank(attributes: ProductAttributes, facet: Facet): number {
  const { sizes, sheet, thickness, length, poundsPerFoot, power } = attributes;
  switch (facet) {
    case 'size':
      return places(sizes.length > 0 ? sizes : (sheet ?? [])) * 1000 + (poundsPerFoot ?? 0);
    case 'thickness':
      return thickness?.mm ?? 0;
    case 'length':
      return length?.mm ?? 0;
    case 'power':
      return Number.parseFloat(power ?? '0');
    default:
      return 0;
  }
}

/** One number for several lengths, by which the first decides before the second. */
function places(lengths: readonly Length[]): number {
  return lengths.reduce((sum, { mm }) => sum * 100_000 + Math.round(mm * 10), 0);
}
