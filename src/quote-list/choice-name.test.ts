import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { choiceName } from './choice-name.ts';

const bar = (id: number, uuid: string | null, marca: string | null) =>
  productRow({ id, uuid, name: 'FIERRO 1/2"', marca });

describe('choiceName', () => {
  it.each([
    ['the brand', bar(1, 'FC-017', 'ANDINO'), 'FIERRO 1/2" ANDINO'],
    ['the code of the owner', bar(2, 'FC-018', 'SIDER'), 'FIERRO 1/2" SIDER Cód. FC-018'],
    ['our code', bar(3, null, 'SIDER'), 'FIERRO 1/2" SIDER Cód. 3'],
  ])('adds %s to an equal name', (_, product, name) => {
    const others = [bar(1, 'FC-017', 'ANDINO'), bar(2, 'FC-018', 'SIDER'), bar(3, null, 'SIDER')];
    expect(choiceName(product, others.with(product.id - 1, product))).toBe(name);
  });
});
