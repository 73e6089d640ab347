import { describe, expect, it } from 'vitest';
import { formatListingState, type ListingState, parseListingState } from './listing-url-state.ts';

const initial: ListingState = { selection: {}, order: null, view: null, more: 0 };

describe('the query string of a list', () => {
  it.each<[string, Partial<ListingState>]>([
    ['', {}],
    ['?medida=1+1%2F2%22&medida=2%22', { selection: { size: ['1 1/2"', '2"'] } }],
    ['?categoria=PLANCHAS+LAF+%2F+LAC', { selection: { category: ['PLANCHAS LAF / LAC'] } }],
    ['?potencia=850+W&marca=%C3%81ncora', { selection: { power: ['850 W'], brand: ['Áncora'] } }],
    ['?vista=tarjetas', { view: 'cards' }],
    ['?orden=nombre&vista=lista&ver=2', { order: 'name', view: 'table', more: 2 }],
  ])('round-trips %s', (search, state) => {
    expect(parseListingState(search)).toEqual({ ...initial, ...state });
    expect(formatListingState({ ...initial, ...state })).toBe(search);
  });

  it.each<[string, Partial<ListingState>]>([
    ['?orden=stock&vista=mosaico&ver=mucho', {}],
    ['?ver=1.5', {}],
    ['?medida=&medida=1%22&tono=rojo', { selection: { size: ['1"'] } }],
    ['?medida=%E0%A4%A', { selection: { size: ['\uFFFD%A'] } }],
  ])('ignores invalid parts of %s', (search, state) => {
    expect(parseListingState(search)).toEqual({ ...initial, ...state });
  });
});
