import { expect, it } from 'vitest';
import defaultShop from '../../src/shop/default-shop.json' with { type: 'json' };
import type { Shop } from '../../src/shop/schema.ts';
import { demoFacts, isPublic } from './demo-facts.ts';

const own: Shop = {
  ...defaultShop,
  name: 'Ferretería El Perno',
  legalName: 'El Perno E.I.R.L.',
  emails: { commercial: 'a@perno.pe', sales: 'a@perno.pe', support: 'a@perno.pe' },
  ruc: '20131312955',
  banks: [],
  phones: [{ label: 'Tienda', number: '064 234567' }],
  messaging: [{ label: 'Ventas', number: '+51 964 123 456', greeting: 'Hola' }],
};
const namesOf = (change: Partial<Shop>) => demoFacts({ ...own, ...change }).map(({ en }) => en);

it('names the facts of the fictional company that a shop still has', () => {
  expect(demoFacts(own)).toEqual([]);
  expect(namesOf(defaultShop)).toEqual(['name', 'RUC', 'telephones', 'e-mails', 'bank accounts']);
  expect(namesOf({ banks: defaultShop.banks.slice(1, 2) })).toEqual(['bank accounts']);
  expect(namesOf({ ruc: defaultShop.ruc })).toEqual(['RUC']);
  expect(namesOf({ messaging: defaultShop.messaging.slice(1) })).toEqual(['telephones']);
});

it.each([
  ['https://www.ferreteria.pe', true],
  ['https://190.12.34.56', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://192.168.1.20:3000', false],
  ['http://[::1]:3000', false],
  ['http://tienda.local', false],
  ['https://tienda.example', false],
])('knows whether buyers reach %s: %s', (origin, expected) => {
  expect(isPublic(origin)).toBe(expected);
});
