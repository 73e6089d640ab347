// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { parseSeed } from './seed-file.ts';

const product = productRow({ id: 1, name: 'TUBO', price: 1.5, category: 'TUBOS', stock: 0 });

describe('parseSeed', () => {
  it('reads missing fields as null', () => {
    const { marca: _, stock: __, ...short } = product;
    const { products } = parseSeed({ categories: ['TUBOS'], products: [short] });
    expect(products).toEqual([{ ...product, stock: null }]);
  });

  it('refuses another file with the path of what is missing or unknown', () => {
    expect(() => parseSeed({ products: [product] })).toThrow('categories: ');
    expect(() => parseSeed({ categories: [], products: [{ name: 'TUBO' }] })).toThrow(
      'products.0.id: ',
    );
    expect(() => parseSeed({ categories: [], products: [{ id: 1, precio: 5 }] })).toThrow(
      'products.0.precio: ',
    );
  });
});
