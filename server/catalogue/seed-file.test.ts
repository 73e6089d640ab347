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
    [{ ...product, id: 0 }, 'products.0.id'],
    [{ ...product, price: '1.5' }, 'products.0.price'],
    [{ ...product, id: 2 ** 31 }, 'products.0.id (product 2147483648)'],
    [{ ...product, name: 'A\0B' }, 'products.0.name (product 1)'],
    [{ ...product, stock: 2 ** 31 }, 'products.0.stock (product 1)'],
    [{ ...product, price: Number.POSITIVE_INFINITY }, 'products.0.price (product 1)'],
    [{ ...product, discount: 1e-300 }, 'products.0.discount (product 1)'],
    [product, 'products.0.category (product 1): Not one of the categories.'],
  ])('refuses %j with its path', (wrong, path) => {
    expect(() => parseSeed({ categories: [], products: [wrong] })).toThrow(path);
  });

  it('refuses duplicate products and categories', () => {
    expect(() => parseSeed({ categories: ['TUBOS'], products: [product, product] })).toThrow(
      'products.1.id (product 1): Another product has this id.',
    );
    expect(() => parseSeed({ categories: ['TUBOS', 'TUBOS'], products: [] })).toThrow('categories');
  });
});
