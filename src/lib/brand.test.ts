import { describe, expect, it } from 'vitest';
import { nameWithBrand, unnamedBrand } from './brand.ts';

describe('unnamedBrand', () => {
  it.each([
    ['FIERRO 1/2"', 'SIDER', 'SIDER'],
    ['BROCA 1/4" ÁNCORA', 'Ancora', null],
    ['DISCO 7" FERRUM SUR', 'Ferrum Sur', null],
    ['DISCO 7" FERRUM', 'Ferrum Sur', 'Ferrum Sur'],
    ['SIDERÚRGICA', 'SIDER', 'SIDER'],
    ['FIERRO 1/2"', ' ', null],
    ['FIERRO 1/2"', null, null],
    [null, 'SIDER', 'SIDER'],
  ])('of %j and %j is %j', (name, marca, brand) => {
    expect(unnamedBrand({ name, marca })).toBe(brand);
  });
});

describe('nameWithBrand', () => {
  it('says the brand once', () => {
    expect(nameWithBrand({ name: 'FIERRO 1/2"', marca: 'SIDER' })).toBe('FIERRO 1/2" SIDER');
    expect(nameWithBrand({ name: 'FIERRO 1/2" SIDER', marca: 'SIDER' })).toBe('FIERRO 1/2" SIDER');
  });
});
