import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

it.each<[string, object | string | null]>([
  ['/servicios/entregas', { path: '/servicios/entregas' }],
  ['https://www.tienda.pe/a', { href: 'https://www.tienda.pe/a' }],
  ['PLANCHAS LAF / LAC', { category: 'PLANCHAS LAF / LAC' }],
  ['pegar-lista', 'pegar-lista'],
  ['/no-existe', null],
  ['http://tienda.pe', null],
  ['javascript:alert(1)', null],
])('reads the target «%s»', (text, expected) => {
  expect(linkTarget(text)).toEqual(expected);
});
