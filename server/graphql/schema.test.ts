import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import contract from '../../schema.graphql?raw';
import { productRow, productType } from '../../testing/products.ts';
import { createMemoryStore } from '../catalogue/memory-store.ts';
import { createShopSchema } from './schema.ts';

const product = productRow({ id: 1, imageUrl: 'origin:/a.webp', priceBuy: 7 });
const contextValue = {
  catalogue: createMemoryStore({ products: [product], categories: [] }),
  showPurchasePrice: false,
  publicUrl: 'https://tienda.example',
};

const typeStart = `type ${productType} {`;
const detailType = `): ${productType}`;

describe('createShopSchema', () => {
  it.each<[name: string, changes: [from: string | RegExp, to: string][], listed?: string]>([
    ['another name of the type', [[new RegExp(`\\b${productType}\\b`, 'g'), 'Otro']], 'Otro'],
    ['another name of the root type', [[/\bQuery\b/g, 'query_root']]],
    [
      'an interface',
      [
        [
          typeStart,
          `interface Articulo { imageUrl: String } type ${productType} implements Articulo {`,
        ],
        [detailType, '): Articulo'],
      ],
    ],
    [
      'a union',
      [
        [typeStart, `union Hallazgo = Corte | ${productType} type Corte { largo: Int } $&`],
        [detailType, '): Hallazgo'],
      ],
    ],
    [
      'a type for lists',
      [
        [typeStart, 'type Resumen { imageUrl: String priceBuy: Float } $&'],
        [`[${productType}!]`, '[Resumen!]'],
      ],
      'Resumen',
    ],
  ])('answers products by a contract with %s', async (_name, changes, listed = productType) => {
    const sdl = changes.reduce((text, [from, to]) => text.replaceAll(from, to), contract);
    const detail = listed === 'Resumen' ? productType : listed;
    const source = `{
      producto(id: 1) { ... on ${detail} { imageUrl priceBuy } }
      productosResumen { ... on ${listed} { imageUrl priceBuy } }
    }`;
    const schema = createShopSchema(sdl);
    const { data, errors } = await graphql({ schema, source, contextValue });
    const answer = { imageUrl: 'https://tienda.example/a.webp', priceBuy: null };
    expect(errors).toBeUndefined();
    expect(data).toEqual({ producto: answer, productosResumen: [answer] });
  });
});
