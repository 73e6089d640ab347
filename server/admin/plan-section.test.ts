import { expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { planImport } from '../spreadsheet/plan.ts';
import { planSection } from './plan-section.ts';

it('names the products of an import by the codes that the shop shows', () => {
  const products = [
    productRow({ id: 3296, uuid: 'MM-020', name: 'MARTILLO', price: 20 }),
    productRow({ id: 3297, uuid: null, name: 'ALICATE', price: 30 }),
  ];
  const sheet = [
    ['Código', 'Precio'],
    [3296, 21],
    [3297, 31],
  ];
  const catalogue = { categories: [], products, removed: [], version: '1' };
  const plan = planImport(catalogue, { products: sheet });
  const page = planSection(plan, 'lista.xlsx', '1').markup;
  const codes = [...page.matchAll(/<td[^>]*>([^<]*)<\/td>\s*<td[^>]*>(?:MARTILLO|ALICATE)/g)];
  expect(codes.map(([, code]) => code)).toEqual(['MM-020', '3297']);
});
