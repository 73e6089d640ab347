import { parse, print } from 'graphql';
import { Client, fetchExchange } from 'urql';
import { describe, expect, it } from 'vitest';
import { sentProduct } from '../../testing/products.ts';
import { limits } from '../lib/limits.ts';
import { createCache } from './client.ts';
import { fetchProducts } from './fetch-products.ts';
import {
  ProductoDocument,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';
import { nthName, repeatRootField } from './several-products.ts';
import { validateResponses } from './validate-responses.ts';

type Data = Record<string, unknown>;
type Respond = (ids: readonly number[]) => Response | Promise<Response>;

const productOf = (id: number) => sentProduct({ id, name: `TUBO ${id}`, price: id });
const dataFor = (ids: readonly number[]): Data =>
  Object.fromEntries(ids.map((id, at) => [nthName('producto', at + 1), productOf(id)]));
const answerAll: Respond = (ids) => Response.json({ data: dataFor(ids) });

/** A client on a backend that answers requests for several products with `respond`. */
function openShop(respond: Respond = answerAll) {
  const sent: number[][] = [];
  const client = new Client({
    url: 'https://api.tienda.example/graphql',
    preferGetMethod: false,
    exchanges: [createCache(), validateResponses, fetchExchange],
    fetch: async (_url, options) => {
      const { query, variables = {} } = JSON.parse(String(options?.body));
      if (query.includes('productosResumen')) {
        const list: ProductosResumenQuery = { productosResumen: [productOf(1), productOf(2)] };
        return Response.json({ data: list });
      }
      // urql sorts the variables: id, id10, id2.
      const ids = Array.from(Object.keys(variables), (_, at) =>
        Number(variables[nthName('id', at + 1)]),
      );
      sent.push(ids);
      return ids.length === 1 ? answerAll(ids) : respond(ids);
    },
  });
  return { client, sent, fetch: (ids: number[]) => fetchProducts(client, ids) };
}

const found = (...ids: number[]) =>
  ids.map((id) => ({ product: { id, name: `TUBO ${id}`, price: id } }));
const failed = (detail: string | null) => ({ failure: { detail }, isMissing: false });

describe('fetchProducts', () => {
  it('asks for twelve products in one request, in the order of the ids', async () => {
    const { sent, fetch } = openShop();
    const ids = Array.from({ length: limits.requestedProducts }, (_, at) => 40 - at);
    expect(await fetch(ids)).toMatchObject(found(...ids));
    expect(sent).toEqual([ids]);
  });

  it('asks once for an id that is wanted twice', async () => {
    const { sent, fetch } = openShop();
    expect(await fetch([1, 2, 1])).toMatchObject(found(1, 2, 1));
    expect(sent).toEqual([[1, 2]]);
  });

  it('fills the record of each product, which the product page and lists read', async () => {
    const { client, sent, fetch } = openShop();
    await client.query(ProductosResumenDocument, {}).toPromise();
    await fetch([1, 2]);
    const page = await client.query(ProductoDocument, { id: 2 }).toPromise();
    expect(page.data?.producto).toMatchObject({ name: 'TUBO 2', price: 2 });
    expect(await fetch([2, 1, 3])).toMatchObject(found(2, 1, 3));
    expect(sent).toEqual([[1, 2], [3]]);
  });

  it('keeps the others where one fails or is missing', async () => {
    const errors = [{ message: 'Sin conexión al almacén', path: ['producto2'] }];
    const { sent, fetch } = openShop((ids) =>
      Response.json({ data: { ...dataFor(ids), producto2: null, producto3: null }, errors }),
    );
    expect(await fetch([1, 2, 3])).toMatchObject([
      ...found(1),
      failed('Sin conexión al almacén'),
      { isMissing: true },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('returns a failure for a product of which one field failed', async () => {
    const errors = [{ message: 'Sin precio', path: ['producto', 'price'] }];
    const { fetch } = openShop((ids) => Response.json({ data: dataFor(ids), errors }));
    expect(await fetch([1, 2])).toMatchObject([failed('Sin precio'), ...found(2)]);
  });

  it.each<[string, Respond]>([
    [
      'declares a product non-null and fails for one',
      () => Response.json({ data: null, errors: [{ message: 'x', path: ['producto3'] }] }),
    ],
    [
      'limits aliases',
      () => Response.json({ errors: [{ message: 'Aliases limit exceeded' }] }, { status: 400 }),
    ],
    ['refuses the document with HTML', () => new Response('<h1>Bad</h1>', { status: 403 })],
    ['fails at one of the products', () => new Response('', { status: 500 })],
    ['ignores aliases', (ids) => Response.json({ data: { producto: productOf(ids[0] ?? 0) } })],
    [
      'mixes up the products',
      (ids) => Response.json({ data: { ...dataFor(ids), producto2: productOf(77) } }),
    ],
    [
      'names no path',
      (ids) => Response.json({ data: dataFor(ids), errors: [{ message: 'Algo falló' }] }),
    ],
  ])('asks one by one where the backend %s', async (name, respond) => {
    const { sent, fetch } = openShop(respond);
    const isPlaced = name.startsWith('declares');
    expect(await fetch([1, 2, 3])).toMatchObject([
      ...found(1, 2),
      ...(isPlaced ? [failed('x')] : found(3)),
    ]);
    expect(sent).toEqual([[1, 2, 3], [1], [2], ...(isPlaced ? [] : [[3]])]);
  });

  it.each<[string, Respond, string | null]>([
    ['503', () => new Response('', { status: 503 }), 'GraphQL Error (Code: 503)'],
    ['429', () => new Response('', { status: 429 }), 'GraphQL Error (Code: 429)'],
    ['a page of status 200', () => new Response('<h1>Portal</h1>'), null],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ])(
    'returns a failure for each after %s, without further requests',
    async (_, respond, detail) => {
      const { sent, fetch } = openShop(respond);
      expect(await fetch([1, 2])).toMatchObject([failed(detail), failed(detail)]);
      expect(sent).toHaveLength(1);
    },
  );
});

describe('repeatRootField', () => {
  it('repeats the field under aliases, with a variable each of the type of the document', () => {
    const document = parse(
      `query P($codigo: ID!, $moneda: Moneda!) {
        producto: articulo(codigo: $codigo) { id precio(moneda: $moneda) }
      }`,
    );
    expect(print(repeatRootField(document, 3))).toBe(
      print(
        parse(`query P($codigo: ID!, $codigo2: ID!, $codigo3: ID!, $moneda: Moneda!) {
          producto: articulo(codigo: $codigo) { id precio(moneda: $moneda) }
          producto2: articulo(codigo: $codigo2) { id precio(moneda: $moneda) }
          producto3: articulo(codigo: $codigo3) { id precio(moneda: $moneda) }
        }`),
      ),
    );
  });
});
