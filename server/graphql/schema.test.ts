import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { createMemoryStore } from '../catalogue/memory-store.ts';
import { createShopSchema } from './schema.ts';

const contract = `
  schema { query: Query }
  type Producto { id: Int! imageUrl: String priceBuy: Float }
  type Query {
    category: [String!]!
    producto(id: Int!): Producto
    productosResumen: [Producto!]!
    productosPorCategoria(category: String!): [Producto!]!
    buscarProductosPorNombre(nombre: String!): [Producto!]!
  }`;
const product = productRow({ id: 1, imageUrl: 'origin:/a.webp', priceBuy: 7 });
const contextValue = {
  catalogue: createMemoryStore({ products: [product], categories: [] }),
  showPurchasePrice: false,
  publicUrl: 'https://tienda.example',
};

describe('createShopSchema', () => {
  it.each<[name: string, changes: [from: string | RegExp, to: string][], listed?: string]>([
    ['another name of the type', [[/\bProducto\b/g, 'Product']], 'Product'],
    ['another name of the root type', [[/\bQuery\b/g, 'query_root']]],
    [
      'an interface',
      [
        ['type Producto {', 'interface Articulo { id: Int! } type Producto implements Articulo {'],
        ['): Producto', '): Articulo'],
      ],
    ],
    [
      'a union',
      [
        ['type Producto {', 'union Hallazgo = Corte | Producto type Corte { id: Int! } $&'],
        ['): Producto', '): Hallazgo'],
      ],
    ],
    [
      'a type for lists',
      [
        ['type Producto {', 'type Resumen { imageUrl: String priceBuy: Float } $&'],
        [/\[Producto!\]/g, '[Resumen!]'],
      ],
      'Resumen',
    ],
  ])('answers products by a contract with %s', async (_name, changes, listed = 'Producto') => {
    const sdl = changes.reduce((text, [from, to]) => text.replace(from, to), contract);
    const detail = listed === 'Resumen' ? 'Producto' : listed;
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
