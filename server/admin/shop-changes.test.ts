import { expect, it } from 'vitest';
import defaultShop from '../../src/shop/default-shop.json' with { type: 'json' };
import { changesBetween } from './shop-changes.ts';

const [sillar, huarango] = defaultShop.banks;

it.each<[string, object, object[]]>([
  ['nothing', {}, []],
  [
    'a value',
    { name: 'El Perno' },
    [{ label: 'Nombre de la tienda', before: 'Kuntur Aceros', after: 'El Perno' }],
  ],
  [
    'a value within a section',
    { address: { ...defaultShop.address, city: 'Tacna' } },
    [{ label: 'Ciudad', before: 'Lima', after: 'Tacna' }],
  ],
  [
    'a switch',
    { stars: false },
    [{ label: 'Mostrar calificaciones con estrellas', before: 'sí', after: 'no' }],
  ],
  [
    'the removed entry of a list',
    { quickCategories: defaultShop.quickCategories.slice(1) },
    [{ label: 'Botones de categorías', before: 'CHAPA', after: '' }],
  ],
  [
    'the added entry of a list',
    { banks: [...defaultShop.banks, { ...sillar, name: 'Banco Nuevo', logo: '' }] },
    [
      {
        label: 'Cuentas bancarias',
        before: '',
        after:
          'Banco Nuevo · Cuenta de ahorros en soles · 214-07361852-0-46 · 921-214-007361852046-57',
      },
    ],
  ],
  [
    'the order of a list',
    { phones: defaultShop.phones.toReversed() },
    [
      {
        label: 'Teléfonos',
        before:
          'Central · (01) 100-4520\nVentas · +51 900 000 152\nProyectos y servicios · +51 900 000 348',
        after:
          'Proyectos y servicios · +51 900 000 348\nVentas · +51 900 000 152\nCentral · (01) 100-4520',
      },
    ],
  ],
])('names %s as changed', (_, own, expected) => {
  expect(changesBetween({}, own as never)).toEqual(expected);
});

it('compares two records of an owner', () => {
  expect(changesBetween({ banks: [sillar] }, { banks: [sillar, huarango] })).toHaveLength(1);
  expect(changesBetween({ name: 'A' }, { name: 'A' })).toEqual([]);
});
