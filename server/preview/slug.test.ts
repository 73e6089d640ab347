import { describe, expect, it } from 'vitest';
import { indexBySlug, slugOf } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['TUBOS', 'tubos'],
    ['PLANCHAS LAF / LAC', 'planchas-laf-lac'],
    ['ÁNGULOS Y PEÑAS 1/2"', 'angulos-y-penas-1-2'],
    ['///', ''],
  ])('turn %s into %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('get a number if two names have the same', () => {
    expect([...indexBySlug(['ÁNGULOS', 'ANGULOS', 'Angulos!', '///'])]).toEqual([
      ['angulos', 'ÁNGULOS'],
      ['angulos-2', 'ANGULOS'],
      ['angulos-3', 'Angulos!'],
      ['categoria', '///'],
    ]);
  });
});
