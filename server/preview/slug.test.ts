import { expect, it } from 'vitest';
import { indexBySlug, slugOf } from './slug.ts';

it.each([
  ['TUBOS', 'tubos'],
  ['PLANCHAS LAF / LAC', 'planchas-laf-lac'],
  ['ÁNGULOS Y PEÑAS 1/2"', 'angulos-y-penas-1-2'],
  ['///', ''],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('tells names apart that would be written alike', () => {
  expect([...indexBySlug(['ÁNGULOS', 'ANGULOS', 'Angulos!', '///'])]).toEqual([
    ['angulos', 'ÁNGULOS'],
    ['angulos-2', 'ANGULOS'],
    ['angulos-3', 'Angulos!'],
    ['categoria', '///'],
  ]);
});
