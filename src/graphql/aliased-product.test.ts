import { Client, fetchExchange } from 'urql';
import { expect, it, vi } from 'vitest';
import { sentProduct } from '../../testing/products.ts';
import { createCache } from './client.ts';
import {
  ProductoDocument,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';

vi.mock('./generated/graphcache-schema.ts', async (original) =>
  JSON.parse(JSON.stringify(await original()).replace('"producto"', '"product"')),
);

vi.mock('./generated/documents.ts', async (original) => {
  const { parse, print } = await import('graphql');
  const documents = Object.entries(await original<Record<string, never>>());
  const aliased = documents.map(([name, document]) => [
    name,
    parse(print(document).replace('producto(', 'producto: product(')),
  ]);
  return Object.fromEntries(aliased);
});

it('returns the fields of the list for a product whose root field has an alias', async () => {
  const data: ProductosResumenQuery = { productosResumen: [sentProduct({ id: 1, name: 'TUBO' })] };
  const client = new Client({
    url: 'https://api.tienda.example/graphql',
    preferGetMethod: false,
    exchanges: [createCache(), fetchExchange],
    fetch: async () => Response.json({ data }),
  });
  await client.query(ProductosResumenDocument, {}).toPromise();
  expect(client.readQuery(ProductoDocument, { id: 1 })).toMatchObject({
    data: { producto: { name: 'TUBO' } },
  });
});
