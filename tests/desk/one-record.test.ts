import { Client, fetchExchange, gql, mapExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { minifyIntrospectionQuery } from '@urql/introspection';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const contract = buildSchema(`
  type Query { producto(id: Int!): Producto, productosResumen: [ProductoResumen!]! }
  type Producto { id: Int!, name: String, marca: String }
  type ProductoResumen { id: Int!, name: String }
`);
const list = gql`query Lista { productosResumen { id name } }`;
const detail = gql`query Ficha($id: Int!) { producto(id: $id) { id name marca } }`;

/** A client of the recipe, and a backend on which the summary is a type of its own. */
function shop() {
  const sent: string[] = [];
  const cache = cacheExchange({
    schema: minifyIntrospectionQuery(introspectionFromSchema(contract)),
    resolvers: {
      Query: { producto: (_parent, { id }) => ({ __typename: 'Producto', id: Number(id) }) },
    },
  });
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [cache, oneName, fetchExchange],
    fetch: async (_url, init) => {
      const whole = String(init?.body).includes('"operationName":"Ficha"');
      sent.push(whole ? 'Ficha' : 'Lista');
      const summary = { __typename: 'ProductoResumen', id: 7, name: `Tubo ${sent.length}` };
      const product = { ...summary, __typename: 'Producto', marca: 'Ñandú' };
      const data = whole ? { producto: product } : { productosResumen: [summary] };
      return Response.json({ data });
    },
  });
  return { sent, client };
}

/** The recipe of docs/contract-desk.md: behind the cache, the summary goes by the whole's name. */
const oneName = mapExchange({
  onResult: (result) => ({ ...result, data: renamed(result.data) }),
});

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '__typename' && inner === 'ProductoResumen' ? 'Producto' : renamed(inner),
    ]),
  );
}

describe('a summary and a detail of types that have split', () => {
  it('are one record: the list shows first in the detail, and the detail mends the list', async () => {
    const { client, sent } = shop();
    await client.query(list, {}).toPromise();

    const names: unknown[] = [];
    await new Promise<void>((resolve) => {
      client.query(detail, { id: 7 }).subscribe(({ data, stale }) => {
        names.push([data?.producto.name, data?.producto.marca]);
        if (!stale) resolve();
      });
    });
    expect(names).toEqual([
      ['Tubo 1', null],
      ['Tubo 2', 'Ñandú'],
    ]);

    const known = await client.query(list, {}, { requestPolicy: 'cache-only' }).toPromise();
    expect(known.data).toEqual({
      productosResumen: [{ id: 7, name: 'Tubo 2' }],
    });
    expect(sent).toEqual(['Lista', 'Ficha']);
  });
});
