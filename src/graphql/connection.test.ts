import { parse } from 'graphql';
import { Client, fetchExchange } from 'urql';
import { expect, it, vi } from 'vitest';
import { createCache } from './client.ts';
import { entriesOf } from './list-entries.ts';
import { validateResponses } from './validate-responses.ts';

vi.mock('./generated/graphcache-schema.ts', async () => {
  const { plugin } = await import('../../tools/codegen/graphcache-schema.mjs');
  const { buildSchema } = await import('graphql');
  const generated = plugin(
    buildSchema(`
      type Query { products: ProductPage, producto(rowId: Int!): Product }
      type ProductPage { edges: [ProductEntry] }
      type ProductEntry { node: Product }
      type Product { rowId: Int!, name: String, price: Float }`),
  );
  const [, json = ''] = /= (\{.*\}) as const/s.exec(generated) ?? [];
  return { graphcacheSchema: JSON.parse(json) };
});

it('keeps a connection inside its parent, and its products by the id that a document requests', async () => {
  const product = { __typename: 'Product', id: 7, name: 'TUBO' };
  const products = {
    __typename: 'ProductPage',
    edges: [{ __typename: 'ProductEntry', node: product }, null],
  };
  const answers = [{ products }, { producto: { ...product, name: 'TUBO REDONDO', price: 1 } }];
  const client = new Client({
    url: 'https://api.tienda.example/graphql',
    preferGetMethod: false,
    exchanges: [createCache(), validateResponses, fetchExchange],
    fetch: async () => Response.json({ data: answers.shift() }),
  });
  const list = parse('query List { products { edges { node { id: rowId name } } } }');
  const single = parse('query One($id: Int!) { producto(rowId: $id) { id: rowId name price } }');
  await client.query(list, {}).toPromise();
  await client.query(single, { id: 7 }).toPromise();
  const data: { products: { edges: [{ node: object }] } } = client.readQuery(list, {})?.data;
  expect(entriesOf(data.products)).toMatchObject([{ id: 7, name: 'TUBO REDONDO' }]);
});
