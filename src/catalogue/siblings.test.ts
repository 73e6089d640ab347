import { describe, expect, it } from 'vitest';
import { siblingsOf } from './siblings.ts';

const products = [
  'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m',
  'TUBO CUADRADO LAF 1" x 1" x 1.5 mm x 6 m',
  'TUBO CUADRADO LAF 1" x 1" x 1.2 mm x 6 m',
  'TUBO CUADRADO LAC 1" x 1" x 1.8 mm x 6 m',
  'TUBO CUADRADO LAF 2" x 2" x 1.2 mm x 6 m',
  'TUBO CUADRADO LAF 2" x 2" x 0.9 mm x 6 m',
  'TUBO CUADRADO LAF 3/4" x 3/4" x 1.2 mm x 6 m',
  'TUBO REDONDO LAF 1" x 1.2 mm x 6 m',
  'FIERRO CORRUGADO A615-G60 1/2" x 9 m',
  'FIERRO CORRUGADO A615-G60 1/2" x 12 m',
  'FIERRO CORRUGADO A615-G60 8 mm x 12 m',
  'FIERRO CORRUGADO A615-G60 8 mm x 9 m',
  'FIERRO CORRUGADO A706-G60 1/2" x 9 m',
  'ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m',
  'ÁNGULO GALV. A36 2" x 1/4" x 6 m',
  'TUBO NEGRO A53 SCH 40 1" x 3.38 mm x 6 m',
  'TUBO GALV. A53 SCH 40 1" x 3.38 mm x 6 m',
  'TUBO NEGRO A53 SCH 80 1" x 4.55 mm x 6 m',
  'TUBO CUADRADO LAC 1" x 1" x 0.9 mm x 6 m',
  'ALICATE UNIVERSAL 8"',
  'ALICATE UNIVERSAL 6"',
].map((name, index) => ({ id: index + 1, name, category: 'UNA', marca: null }));

const siblings = (id: number, category = 'UNA') => {
  const current = products.find((product) => product.id === id);
  return siblingsOf({ id, name: current?.name ?? null, category, marca: null }, products);
};

describe('siblingsOf', () => {
  it('returns other walls, sizes and finishes of the section in trade order', () => {
    expect(siblings(1)).toEqual({
      qualities: [{ id: 19, text: 'LAC' }],
      thicknesses: [
        { id: 3, text: '1.2 mm' },
        { id: 2, text: '1.5 mm' },
      ],
      sizes: [
        { id: 7, text: '3/4" x 3/4"' },
        { id: 6, text: '2" x 2"' },
      ],
    });
  });

  it('returns other lengths before other sizes', () => {
    expect(siblings(9)).toEqual({
      qualities: [{ id: 13, text: 'A706-G60' }],
      thicknesses: [],
      sizes: [
        { id: 10, text: 'Largo 12 m' },
        { id: 12, text: '8 mm' },
      ],
    });
  });

  it.each([
    [14, [{ id: 15, text: 'GALV.' }]],
    [15, [{ id: 14, text: 'Sin galvanizar' }]],
    [
      16,
      [
        { id: 17, text: 'GALV.' },
        { id: 18, text: 'SCH 80' },
      ],
    ],
    // A product that differs in two qualities is no sibling.
    [17, [{ id: 16, text: 'NEGRO' }]],
    [18, [{ id: 16, text: 'SCH 40' }]],
  ])('returns for product %i the same piece of one other quality', (id, qualities) => {
    expect(siblings(id).qualities).toEqual(qualities);
  });

  it('returns none without a section, a name or a category', () => {
    const none = { qualities: [], thicknesses: [], sizes: [] };
    expect(siblings(20)).toEqual(none);
    expect(siblings(99)).toEqual(none);
    expect(siblings(1, 'OTRA')).toEqual(none);
    expect(
      siblingsOf({ id: 1, name: products[0]?.name ?? null, category: null, marca: null }, products),
    ).toEqual(none);
  });

  it('returns the other brand, and other sizes of the same brand where there are some', () => {
    const bars = [
      ['1/2"', 'ANDINO'],
      ['1/2"', 'SIDER'],
      ['5/8"', 'ANDINO'],
      ['5/8"', 'SIDER'],
      ['3/4"', 'ANDINO'],
    ].map(([size, marca = ''], index) => ({
      ...{ id: index + 1, category: 'UNA', marca },
      name: `FIERRO CORRUGADO A615-G60 ${size} x 9 m`,
    }));
    const [, sider = bars[0]] = bars;
    expect(sider && siblingsOf(sider, bars)).toMatchObject({
      qualities: [{ id: 1, text: 'ANDINO' }],
      sizes: [
        { id: 4, text: '5/8"' },
        { id: 5, text: '3/4"' },
      ],
    });
  });
});
