import { describe, expect, it } from 'vitest';
import { indexBySlug } from './slug.ts';

describe('slugs', () => {
  it('get a number if two names have the same', () => {
    expect([
      ...indexBySlug(['PLANCHAS LAF / LAC 1/2"', 'ÁNGULOS', 'ANGULOS', 'Angulos!', '///']),
    ]).toEqual([
      ['planchas-laf-lac-1-2', 'PLANCHAS LAF / LAC 1/2"'],
      ['angulos', 'ÁNGULOS'],
      ['angulos-2', 'ANGULOS'],
      ['angulos-3', 'Angulos!'],
      ['categoria', '///'],
    ]);
  });
});
