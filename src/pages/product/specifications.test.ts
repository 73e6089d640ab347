import { describe, expect, it } from 'vitest';
import { shownProduct } from '../../../testing/products.ts';
import type { Product } from '../../graphql/queries.ts';
import { specifications } from './specifications.ts';

const bare = shownProduct({ id: 7 });

const table = (product: Partial<Product>) =>
  Object.fromEntries(specifications({ ...bare, ...product }));

describe('specifications', () => {
  it('omits unknown fields', () => {
    expect(table({})).toMatchObject({
      Producto: 'Producto 7',
      Código: '7',
      'Precio de lista': 'Consultar precio',
    });
    for (const label of ['Categoría', 'Marca', 'Stock', 'Descuento']) {
      expect(table({})).not.toHaveProperty(label);
    }
  });

  it('reads rows from the lines of the description', () => {
    const description = 'Tubo para estructuras.\nNorma: ASTM A500\nPeso teórico: 2.93 kg/m';
    expect(table({ description })).toMatchObject({
      Norma: 'ASTM A500',
      'Peso teórico': '2.93 kg/m',
    });
  });

  it('reads no row from prose with a colon', () => {
    const description = 'Sirve para muchas cosas en el taller: rejas, puertas y más.';
    expect(Object.keys(table({ description }))).toEqual(Object.keys(table({})));
  });
});
