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

  it.each([
    [{ ...product, id: 1.5 }, 'products.0.id'],
    [{ ...product, price: '1.5' }, 'products.0.price'],
    [{ ...product, name: 1 }, 'products.0.name'],
  ])('refuses %j with its path', (wrong, path) => {
    expect(() => parseSeed({ categories: [], products: [wrong] })).toThrow(path);
  });
});
