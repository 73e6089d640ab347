import { parseInteger } from '../../lib/parse-integer.ts';
import { type Facet, facetKeys, facets, type Selection } from './facets.ts';
import type { ListOrder } from './list-order.ts';

export type ListView = 'cards' | 'table';

export interface ListingState {
  selection: Selection;
  /** Null for the default order. */
  order: ListOrder | null;
  /** Null for the one that suits the list. */
  view: ListView | null;
  /** Clicks on 'Ver más'. */
  more: number;
}

const orderWords: Readonly<Record<ListOrder, string>> = {
  relevance: 'relevancia',
  size: 'medida',
  name: 'nombre',
  brand: 'marca',
  price: 'precio',
};

const viewWords: Readonly<Record<ListView, string>> = { cards: 'tarjetas', table: 'lista' };

const listViews = Object.keys(viewWords) as ListView[];
const listOrders = Object.keys(orderWords) as ListOrder[];

/** Parses the query string; ignores unknown and invalid parts. */
export function parseListingState(search: string): ListingState {
  const params = new URLSearchParams(search);
  const selection: Partial<Record<Facet, readonly string[]>> = {};
  for (const facet of facets) {
    const values = params.getAll(facetKeys[facet]).filter((value) => value !== '');
    if (values.length > 0) selection[facet] = values;
  }
  return {
    selection,
    order: listOrders.find((listOrder) => orderWords[listOrder] === params.get('orden')) ?? null,
    view: listViews.find((listView) => viewWords[listView] === params.get('vista')) ?? null,
    more: parseInteger(params.get('ver') ?? '', { min: 1, max: Number.MAX_SAFE_INTEGER }) ?? 0,
  };
}

/** Formats the state as a query string with `?`; empty for the default state. */
export function formatListingState({ selection, order, view, more }: ListingState): string {
  const params = new URLSearchParams();
  for (const facet of facets) {
    for (const value of selection[facet] ?? []) params.append(facetKeys[facet], value);
  }
  if (order) params.set('orden', orderWords[order]);
  if (view) params.set('vista', viewWords[view]);
  if (more > 0) params.set('ver', String(more));
  const search = params.toString();
  return search && `?${search}`;
}
