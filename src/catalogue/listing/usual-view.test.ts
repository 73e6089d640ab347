import { expect, it } from 'vitest';
import { listedProduct } from './facets.ts';
import { expectedView, usualView } from './usual-view.ts';

it.each([
  ['TUBOS CUADRADOS', 0, true, 'table'],
  ['plancha 1/8', 0, true, 'table'],
  ['ALICATE', 10, true, 'cards'],
  ['ALICATE', 11, true, 'table'],
  ['TUBOS CUADRADOS', 53, false, 'cards'],
] as const)(
  'a list of %s with %i known products and room for a table (%s) loads as %s',
  (subject, count, hasRoom, view) => {
    expect(expectedView(subject, count, hasRoom)).toBe(view);
  },
);

it.each([
  ['more than ten tools of one category as a table', 11, 1, 'table'],
  ['ten tools as cards', 10, 1, 'cards'],
  ['tools of several categories as cards', 12, 2, 'cards'],
] as const)('shows %s', (_, count, categories, view) => {
  const tools = Array.from({ length: count }, (_each, id) =>
    listedProduct({
      id,

      name: `ALICATE ${id}`,
      imageUrl: null,
      uuid: null,
      marca: null,
      category: `C${id % categories}`,
    }),
  );
  expect(usualView(tools, true)).toBe(view);
});
