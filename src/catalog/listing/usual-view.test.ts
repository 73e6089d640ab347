import { expect, it } from 'vitest';
import { expectedView } from './usual-view.ts';

it.each([
  ['TUBOS CUADRADOS', true, 'table'],
  ['plancha 1/8', true, 'table'],
  ['ALICATE', true, 'cards'],
  ['TUBOS CUADRADOS', false, 'cards'],
] as const)('a list of %s with room for a table (%s) loads as %s', (subject, hasRoom, view) => {
  expect(expectedView(subject, hasRoom)).toBe(view);
});
