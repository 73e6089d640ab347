import { parse } from 'graphql';
import { Client, fetchExchange } from 'urql';
import { expect, it, vi } from 'vitest';
import { createCache } from './client.ts';
import { enumLabels } from './enum-labels.ts';
import { entriesOf } from './list-entries.ts';
import { validateResponses } from './validate-responses.ts';

vi.mock('./generated/graphcache-schema.ts', async () => {
  const { graphcacheSchema } = await import('../../tools/codegen/graphcache-schema.ts');
  const { buildSchema } = await import('graphql');
  const generated = graphcacheSchema(
    buildSchema(`
      enum Category { PERNOS_Y_TUERCAS TORNILLERIA }
      type Query { categories: [Category!]!, products(category: Category): ProductPage, producto(rowId: Int!): Product }
      type ProductPage { edges: [ProductEntry] }
      type ProductEntry { node: Product }
      type Product { rowId: Int!, name: String, price: Float }`),
  );
  const [, json = ''] = /= (\{.*\}) as const/s.exec(generated) ?? [];
  return { graphcacheSchema: JSON.parse(json) };
});

/** A client on a backend with these responses; the variables that it sends. */
function openShop(...answers: object[]) {
  const sent: unknown[] = [];
  const client = new Client({
    url: 'https://api.tienda.example/graphql',
    preferGetMethod: false,
    exchanges: [createCache(), validateResponses, fetchExchange],
    fetch: async (_url, options) => {
      sent.push(JSON.parse(String(options?.body)).variables);
      return Response.json({ data: answers.shift() });
    },
  });
  return { client, sent };
}

it('keeps a page inside its parent, and its products by the id that a document requests', async () => {
  const product = { __typename: 'Product', id: 7, name: 'TUBO' };
  const products = {
    __typename: 'ProductPage',
    edges: [{ __typename: 'ProductEntry', node: product }, null],
  };
  const detail = { ...product, name: 'TUBO REDONDO', price: 1 };
  const { client } = openShop({ products }, { producto: detail });
  const list = parse('query List { products { edges { node { id: rowId name } } } }');
  const single = parse('query One($id: Int!) { producto(rowId: $id) { id: rowId name price } }');
  await client.query(list, {}).toPromise();
  await client.query(single, { id: 7 }).toPromise();
  const data: { products: { edges: [{ node: object }] } } = client.readQuery(list, {})?.data;
  expect(entriesOf(data.products)).toMatchObject([{ id: 7, name: 'TUBO REDONDO' }]);
});

it('returns the labels of an enum, and sends its values', async () => {
  Object.assign(enumLabels, { Category: { TORNILLERIA: 'TORNILLERÍA' } });
  const categories = ['PERNOS_Y_TUERCAS', 'TORNILLERIA'];
  const products = { __typename: 'ProductPage', edges: [] };
  const { client, sent } = openShop({ categories }, { products }, { products });
  const { data } = await client.query(parse('query Names { categories }'), {}).toPromise();
  const labels: unknown[] = data.categories;
  expect(labels).toEqual(['PERNOS Y TUERCAS', 'TORNILLERÍA']);
  const list = parse(
    'query List($category: Category) { products(category: $category) { edges { node { name } } } }',
  );
  for (const category of labels) await client.query(list, { category }).toPromise();
  expect(sent.slice(1)).toEqual(categories.map((category) => ({ category })));
});
