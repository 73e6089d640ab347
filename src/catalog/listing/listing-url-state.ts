import { type Facet, facets, type Selection } from './facets.ts';
import type { ListOrder } from './list-order.ts';

export type ListView = 'cards' | 'table';

export interface ListingState {
  selection: Selection;
  /** Null for the default order. */
  order: ListOrder | null;
  view: ListView;
  /** Clicks on 'Ver más'. */
  more: number;
}

const facetKeys = {
  category: 'categoria',
  kind: 'tipo',
  size: 'medida',
  thickness: 'espesor',
  weight: 'peso',
  sheet: 'formato',
  length: 'largo',
  finish: 'acabado',
  colour: 'color',
  grade: 'norma',
  strokes: 'golpes',
  side: 'lado',
  content: 'presentacion',
  current: 'amperaje',
  power: 'potencia',
  voltage: 'voltaje',
  brand: 'marca',
} as const satisfies Record<Facet, string>;

const orders = {
  relevancia: 'relevance',
  medida: 'size',
  nombre: 'name',
  marca: 'brand',
  precio: 'price',
} as const;

/** Limits the page length of a URL written by hand. */
const mostMore = 500;

const keys: readonly string[] = [...Object.values(facetKeys), 'orden', 'vista', 'ver'];

/** Parses the query string; ignores unknown and invalid parts. */
export function parseListingState(search: string): ListingState {
  const params = new URLSearchParams(search);
  const selection: Partial<Record<Facet, readonly string[]>> = {};
  for (const facet of facets) {
    const values = params.getAll(facetKeys[facet]).filter((value) => value !== '');
    if (values.length > 0) selection[facet] = values;
  }
  const more = Number(params.get('ver'));
  return {
    selection,
    order: meaning(orders, params.get('orden')),
    view: params.get('vista') === 'lista' ? 'table' : 'cards',
    more: Number.isInteger(more) && more > 0 ? Math.min(more, mostMore) : 0,
  };
}

/** Formats the state as a query string with `?`; empty for the default state. */
export function formatListingState({ selection, order, view, more }: ListingState): string {
  const params = new URLSearchParams();
  for (const facet of facets) {
    for (const value of selection[facet] ?? []) params.append(facetKeys[facet], value);
  }
  const ordered = wordFor(orders, order);
  if (ordered) params.set('orden', ordered);
  if (view === 'table') params.set('vista', 'lista');
  if (more > 0) params.set('ver', String(more));
  const search = params.toString();
  return search && `?${search}`;
}

/**
 * Removes the query string from an address if it is a listing state; else it belongs to a name
 * typed by hand (`/buscar/a?b`).
 */
export function withoutListingState<Address extends { search: string }>(address: Address): Address {
  const isState = [...new URLSearchParams(address.search).keys()].some((key) => keys.includes(key));
  return isState ? { ...address, search: '' } : address;
}

function meaning<Meaning>(words: Record<string, Meaning>, word: string | null): Meaning | null {
  return word !== null && Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

function wordFor<Meaning>(words: Record<string, Meaning>, wanted: Meaning | null) {
  return Object.entries(words).find(([, one]) => one === wanted)?.[0];
}
