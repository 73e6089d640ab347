import { brands } from '../../content/brands.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import type { Length } from '../../lib/product-name/measure.ts';
import {
  type ProductAttributes,
  readProductName,
} from '../../lib/product-name/read-product-name.ts';

/** In display order. */
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

/** Selected values: OR within a facet, AND across facets. */
export type Selection = Readonly<Partial<Record<Facet, readonly string[]>>>;

export interface ListedProduct {
  product: ProductSummary;
  attributes: ProductAttributes;
  /** In the trade's notation, also used in the URL. */
  values: Readonly<Record<Facet, string | null>>;
}

export interface FacetValue {
  value: string;
  /** Number of products with this value and the selection in the other facets. */
  count: number;
}

const read = new WeakMap<ProductSummary, ListedProduct>();

export function listedProduct(product: ProductSummary): ListedProduct {
  let listed = read.get(product);
  if (!listed) {
    const attributes = readProductName(product.name);
    listed = { product, attributes, values: valuesOf(product, attributes) };
    read.set(product, listed);
  }
  return listed;
}

function valuesOf(
  { name, category }: ProductSummary,
  attributes: ProductAttributes,
): ListedProduct['values'] {
  const { sizes, sheet, poundsPerFoot, thickness, length, finish, power } = attributes;
  const across = [...sizes, ...(sheet ?? [])].map(({ text }) => text);
  const size = poundsPerFoot ? [...across, `${poundsPerFoot} lb/pie`] : across;
  return {
    category,
    size: size.join(' x ') || null,
    thickness: thickness?.text ?? null,
    length: length?.text ?? null,
    finish,
    grade: attributes.schedule ?? attributes.grade,
    brand: brandOf(name ?? ''),
    power,
  };
}

/** The brand at the end of a name. */
function brandOf(name: string): string | null {
  const ending = name.trim().toUpperCase();
  return brands.find((brand) => ending.endsWith(` ${brand.name.toUpperCase()}`))?.name ?? null;
}

export function filterProducts(
  items: readonly ListedProduct[],
  selection: Selection,
): ListedProduct[] {
  return items.filter((item) => missed(item, selection) === null);
}

/** The facet that alone excludes a product; null if none does. */
function missed({ values }: ListedProduct, selection: Selection): Facet | 'several' | null {
  let missing: Facet | null = null;
  for (const facet of facets) {
    const chosen = selection[facet];
    if (!chosen || chosen.length === 0) continue;
    const value = values[facet];
    if (value !== null && chosen.includes(value)) continue;
    if (missing) return 'several';
    missing = facet;
  }
  return missing;
}

/** All values of each facet in trade order, independent of the selection. */
export function facetOptions(
  items: readonly ListedProduct[],
): ReadonlyMap<Facet, readonly string[]> {
  return new Map(
    facets.map((facet) => {
      const ranks = new Map<string, number>();
      for (const { values, attributes } of items) {
        const value = values[facet];
        if (value !== null && !ranks.has(value)) ranks.set(value, rank(attributes, facet));
      }
      const sorted = [...ranks].sort(([a, left], [b, right]) => left - right || inText(a, b));
      return [facet, sorted.map(([value]) => value)];
    }),
  );
}

const inText = new Intl.Collator('es').compare;

/**
 * The values of each facet with products, and the selected ones. Facets with a single value are
 * omitted.
 */
export function facetValues(
  items: readonly ListedProduct[],
  selection: Selection,
  options = facetOptions(items),
): ReadonlyMap<Facet, readonly FacetValue[]> {
  const counts = new Map(facets.map((facet) => [facet, new Map<string, number>()]));
  const count = ({ values }: ListedProduct, facet: Facet) => {
    const value = values[facet];
    const known = counts.get(facet);
    if (value !== null) known?.set(value, (known.get(value) ?? 0) + 1);
  };
  for (const item of items) {
    const missing = missed(item, selection);
    if (missing === 'several') continue;
    if (missing) count(item, missing);
    else for (const facet of facets) count(item, facet);
  }
  const shown = new Map<Facet, readonly FacetValue[]>();
  for (const [facet, values] of options) {
    const chosen = selection[facet] ?? [];
    if (values.length === 0 || (values.length < 2 && chosen.length === 0)) continue;
    const counted = values.map((value) => ({ value, count: counts.get(facet)?.get(value) ?? 0 }));
    shown.set(
      facet,
      counted.filter(({ value, count }) => count > 0 || chosen.includes(value)),
    );
  }
  return shown;
}

/**
 * Reduces a selection from a URL to one that matches products: drops unknown values, then facets
 * from the last.
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
    if (items.some((item) => missed(item, usable) === null)) break;
    delete usable[facet];
  }
  return usable;
}

/** Sort key before the text: sizes by millimetres. */
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

/** Combines several lengths in one sortable number. */
function places(lengths: readonly Length[]): number {
  return lengths.reduce((sum, { mm }) => sum * 100_000 + Math.round(mm * 10), 0);
}
