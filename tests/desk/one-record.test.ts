import { Client, type Exchange, gql, mapExchange, type Operation } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { minifyIntrospectionQuery } from '@urql/introspection';
import { buildSchema, introspectionFromSchema, Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { filter, map, pipe, take, toPromise } from 'wonka';

const contract = buildSchema(`
  type Query { producto(id: Int!): Producto, productosResumen: [ProductoResumen!]! }
  type Producto { id: Int!, name: String, marca: String }
  type ProductoResumen { id: Int!, name: String }
`);
const list = gql`query Lista { productosResumen { id name } }`;
const detail = gql`query Ficha($id: Int!) { producto(id: $id) { id name marca } }`;

/** A backend on which the summary is a type of its own, in front of the cache of the recipe. */
function shop() {
  const sent: string[] = [];
  const answer = (operation: Operation) => {
    const [definition] = operation.query.definitions;
    const name =
      definition?.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
    sent.push(name ?? '');
    const summary = { __typename: 'ProductoResumen', id: 7, name: `Tubo ${sent.length}` };
    return name === 'Lista'
      ? { productosResumen: [summary] }
      : {
          producto: { __typename: 'Producto', id: 7, name: `Tubo ${sent.length}`, marca: 'Ñandú' },
        };
  };
  const backend: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      map((operation) => ({ operation, data: answer(operation), stale: false, hasNext: false })),
    );
  const cache = cacheExchange({
    schema: minifyIntrospectionQuery(introspectionFromSchema(contract)),
    resolvers: {
      Query: { producto: (_parent, { id }) => ({ __typename: 'Producto', id: Number(id) }) },
    },
  });
  const url = 'http://localhost/graphql';
  return {
    sent,
    client: new Client({ url, preferGetMethod: true, exchanges: [cache, oneName, backend] }),
  };
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

    const first = await pipe(client.query(detail, { id: 7 }), take(1), toPromise);
    expect(first).toMatchObject({
      data: { producto: { name: 'Tubo 1', marca: null } },
      stale: true,
    });

    await client.query(detail, { id: 7 }).toPromise();
    const known = await client.query(list, {}, { requestPolicy: 'cache-only' }).toPromise();
    expect(known.data).toEqual({
      productosResumen: [{ id: 7, name: 'Tubo 2' }],
    });
    expect(sent).toEqual(['Lista', 'Ficha']);
  });
});
