import { brands } from '../../content/brands.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { fold, foldEnye } from '../../lib/fold.ts';
import {
  type Amount,
  kindOf,
  type Length,
  type ProductAttributes,
  readProductName,
} from '../../trade/index.ts';

/** The key of each facet in the URL, in display order. */
export const facetKeys = {
  category: 'categoria',
  kind: 'tipo',
  size: 'medida',
  thickness: 'espesor',
  weight: 'peso',
  sheet: 'formato',
  length: 'largo',
  strokes: 'golpes',
  side: 'lado',
  colour: 'color',
  finish: 'acabado',
  grade: 'norma',
  current: 'amperaje',
  power: 'potencia',
  voltage: 'voltaje',
  content: 'presentacion',
  brand: 'marca',
} as const;

export type Facet = keyof typeof facetKeys;

export const facets = Object.keys(facetKeys) as Facet[];

/** Selected values: OR within a facet, AND across facets. */
export type Selection = Readonly<Partial<Record<Facet, readonly string[]>>>;

export interface ListedProduct {
  product: ProductSummary;
  attributes: ProductAttributes;
  /** Texts are also used in the URL; sizes are compared in millimetres. */
  values: Readonly<Record<Facet, Amount | null>>;
}

export interface FacetValue {
  value: string;
  /** Number of products with this value and the selection in the other facets. */
  count: number;
}

/** More kinds than this do not help to choose. */
const mostKinds = 12;

const listedBySummary = new WeakMap<ProductSummary, ListedProduct>();

export function listedProduct(product: ProductSummary): ListedProduct {
  let listed = listedBySummary.get(product);
  if (!listed) {
    const name = (product.name ?? '').trim();
    const brand = brandOf(product, name);
    const isNamed = brand !== undefined && endsWith(name, brand);
    const attributes = readProductName(isNamed ? name.slice(0, -brand.length) : name);
    listed = { product, attributes, values: valuesOf(attributes, product.category, brand) };
    listedBySummary.set(product, listed);
  }
  return listed;
}

/** As the shop spells it where it is one of its brands, else in capitals: `Sider` is SIDER. */
function brandOf({ marca }: ProductSummary, name: string): string | undefined {
  const own = marca?.trim();
  if (own) return shopBrands.get(brandKey(own)) ?? own.toUpperCase();
  return brands.find((brand) => endsWith(name, brand.name))?.name;
}

const brandKey = (brand: string) => foldEnye(fold(brand));

const shopBrands = new Map(brands.map(({ name }) => [brandKey(name), name]));

const endsWith = (name: string, brand: string) =>
  name.toUpperCase().endsWith(` ${brand.toUpperCase()}`);

function valuesOf(
  attributes: ProductAttributes,
  category: string | null,
  brand: string | undefined,
): ListedProduct['values'] {
  const { sizes, sheet, thickness, length, massPerLength, finish, coat } = attributes;
  const { content, current, power, voltage, strokes } = attributes;
  const named = (text: string | null | undefined) => (text ? { text, value: 0 } : null);
  return {
    category: named(category),
    kind: named(attributes.kind),
    size: measured(sizes.length > 0 ? sizes : (sheet ?? [])),
    thickness: measured(thickness ? [thickness] : []),
    weight: massPerLength && { text: massPerLength.text, value: massPerLength.kgPerMetre },
    sheet: measured(sizes.length > 0 && sheet ? sheet : []),
    length: measured(length ? [length] : []),
    // The trade calls uncoated steel black.
    finish: named(finish ?? coat ?? (kindOf(attributes)?.isBlack ? 'NEGRO' : null)),
    colour: named(attributes.colour),
    grade: named(attributes.schedule ?? attributes.grade),
    side: named(attributes.side),
    brand: named(brand),
    content,
    current,
    power,
    voltage,
    strokes,
  };
}

/** `2" x 1"`; the lengths in one sortable number. */
function measured(lengths: readonly Length[]): Amount | null {
  if (lengths.length === 0) return null;
  return {
    text: lengths.map(({ text }) => text).join(' x '),
    value: lengths.reduce((sum, { mm }) => sum * 100_000 + Math.round(mm * 10), 0),
  };
}

export function filterProducts(
  items: readonly ListedProduct[],
  selection: Selection,
): ListedProduct[] {
  const chosen = facets.filter((facet) => selection[facet]?.length);
  return items.filter(({ values }) =>
    chosen.every((facet) => selection[facet]?.includes(values[facet]?.text ?? '')),
  );
}

/** Without `Intl.Collator`, the first of which costs a slow phone 50 ms. */
const inText = (a: string, b: string) => (fold(a) < fold(b) ? -1 : 1);

/**
 * The facets that divide the list, with their values in trade order: those of products and the
 * selected ones.
 */
export function facetValues(
  items: readonly ListedProduct[],
  selection: Selection,
): ReadonlyMap<Facet, readonly FacetValue[]> {
  const parts = (...by: Facet[]) =>
    new Set(items.map(({ values }) => by.map((facet) => values[facet]?.text).join('\n'))).size;
  const kinds = parts('kind');
  // The kinds of steel often repeat its category or finish.
  const isRepeated = (['category', 'finish'] as const).some(
    (other) => parts(other) === kinds && parts('kind', other) === kinds,
  );
  const isUseful = (facet: Facet, values: number) => {
    if (facet === 'kind') return values > 1 && values <= mostKinds && !isRepeated;
    // A coating that only some products have is worth a filter.
    return values > 1 || (facet === 'finish' && parts(facet) > 1);
  };
  const shown = new Map<Facet, readonly FacetValue[]>();
  for (const facet of facets) {
    const all = new Map(
      items.flatMap(({ values: { [facet]: facetValue } }) =>
        facetValue ? [[facetValue.text, facetValue.value]] : [],
      ),
    );
    if (!isUseful(facet, all.size)) continue;
    const { [facet]: chosen = [], ...others } = selection;
    const texts = filterProducts(items, others).map(({ values }) => values[facet]?.text);
    const options = [...all]
      .sort(([a, left], [b, right]) => left - right || inText(a, b))
      .map(([value]) => ({ value, count: texts.filter((text) => text === value).length }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value));
    if (options.length > 0) shown.set(facet, options);
  }
  return shown;
}

/** The part of a selection from a URL that the list has; nothing if no product has all of it. */
export function usableSelection(items: readonly ListedProduct[], selection: Selection): Selection {
  const usable: Partial<Record<Facet, readonly string[]>> = {};
  for (const facet of facets) {
    const values = new Set(items.map((item) => item.values[facet]?.text));
    const kept = [...new Set(selection[facet])].filter((value) => values.has(value));
    if (kept.length > 0) usable[facet] = kept;
  }
  return filterProducts(items, usable).length > 0 ? usable : {};
}
