import { type Facet, facets, type Selection } from './facets.ts';
import type { ListOrder } from './list-order.ts';

export type ListView = 'cards' | 'table';

/** How a list is shown: what stands in its address behind the `?`. */
export interface ListingState {
  selection: Selection;
  /** Null: the list's own order. */
  order: ListOrder | null;
  /** Null: as the visitor has looked at lists so far. */
  view: ListView | null;
  /** How many times 'Ver más' was pressed. */
  more: number;
}

const facetKeys = {
  category: 'categoria',
  size: 'medida',
  thickness: 'espesor',
  length: 'largo',
  finish: 'acabado',
  grade: 'norma',
  brand: 'marca',
  power: 'potencia',
} as const satisfies Record<Facet, string>;

const orders = { relevancia: 'relevance', medida: 'size', nombre: 'name', marca: 'brand' } as const;
const views = { tarjetas: 'cards', lista: 'table' } as const;

/** An address written by hand may ask for more than there is, but not for a page without end. */
const mostMore = 500;

const keys: readonly string[] = [...Object.values(facetKeys), 'orden', 'vista', 'ver'];

/** Reads what stands behind the `?`; what is unknown or damaged there is ignored. */
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
    view: meaning(views, params.get('vista')),
    more: Number.isInteger(more) && more > 0 ? Math.min(more, mostMore) : 0,
  };
}

/** What {@link parseListingState} reads back, with its `?`; empty where nothing was chosen. */
export function formatListingState({ selection, order, view, more }: ListingState): string {
  const params = new URLSearchParams();
  for (const facet of facets) {
    for (const value of selection[facet] ?? []) params.append(facetKeys[facet], value);
  }
  const ordered = wordFor(orders, order);
  if (ordered) params.set('orden', ordered);
  const viewed = wordFor(views, view);
  if (viewed) params.set('vista', viewed);
  if (more > 0) params.set('ver', String(more));
  const search = params.toString();
  return search && `?${search}`;
}

/**
 * A list's address without its state: what names the list. What stands behind a `?` is a state
 * where it has a key of one; else it is the rest of a name that was typed by hand (`/buscar/a?b`).
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
