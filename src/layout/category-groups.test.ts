import { describe, expect, it } from 'vitest';
import { groupCategories } from './category-groups.ts';

describe('groupCategories', () => {
  it('groups known categories by family, and keeps the others of the shop in its order', () => {
    expect(groupCategories(['ZINC', 'ÁNGULOS', 'TUBOS CUADRADOS', 'PLATINAS', 'ALAMBRES'])).toEqual(
      [
        { title: 'Tubos', categories: ['TUBOS CUADRADOS'] },
        { title: 'Ángulos y platinas', categories: ['ÁNGULOS', 'PLATINAS'] },
        { title: 'Más categorías', categories: ['ZINC', 'ALAMBRES'] },
      ],
    );
  });

  it('has no titles in a shop without these families', () => {
    expect(groupCategories(['TUBERIA', 'FIERROS'])).toEqual([
      { title: null, categories: ['TUBERIA', 'FIERROS'] },
    ]);
  });
});
