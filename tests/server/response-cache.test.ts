// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import typeDefs from '../../schema.graphql?raw';
import type { CatalogueStore, ProductRow } from '../../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { createGraphqlEndpoint } from '../../server/graphql/graphql-endpoint.ts';
import {
  PRECOMPUTED_BODIES,
  STOREFRONT_ACCEPT,
} from '../../server/graphql/precomputed-requests.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import { createShopClient } from '../../src/graphql/client.ts';
import {
  CategoryDocument,
  ProductosResumenDocument,
} from '../../src/graphql/generated/documents.ts';
import { listenLocally, rawFetch } from '../../testing/http-client.ts';
import { productRow } from '../../testing/products.ts';

const products = Array.from({ length: 60 }, (_, index) =>
  productRow({ id: index + 1, name: `TUBO REDONDO Ø ${index}"`, category: 'TUBOS' }),
);
const schema = createShopSchema(typeDefs);
const LONG = '{ productosResumen { id name category } }';
const SHORT = '{ category }';

let store: CatalogueStore;
let renew: () => void;
let server: Server;
let url: string;

beforeEach(async () => {
  const memory = createMemoryStore({ categories: ['TUBOS'], products });
  store = {
    ...memory,
    allProducts: vi.fn(memory.allProducts),
    productById: vi.fn(memory.productById),
  };
  const context = { catalogue: store, showPurchasePrice: false, publicUrl: 'http://localhost' };
  const endpoint = createGraphqlEndpoint(schema, context, {
    allowAny: true,
    onRenewal: (listener) => {
      renew = listener;
    },
  });
  server = createServer((request, response) => void endpoint(request, response));
  url = await listenLocally(server);
});
afterEach(() => {
  server.close();
  // Vitest itself does so before the next test, which in another file is after that has been loaded.
  vi.unstubAllGlobals();
});

const postText = (body: string, headers = {}) =>
  rawFetch(url, '/graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body,
  });
const post = (query: string, headers = {}) => postText(JSON.stringify({ query }), headers);
const get = (query: string, headers = {}) =>
  rawFetch(url, `/graphql?query=${encodeURIComponent(query)}`, {
    headers: { accept: 'application/json', ...headers },
  });

describe('a response', () => {
  const decoders = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes: Buffer) => bytes,
  };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('says the same under Accept-Encoding: %s, in %s', async (accepted, coding) => {
    const plain = await get(LONG);
    // Once computed, once from the cache: both the same.
    for (const _ of ['computed', 'cached']) {
      const { headers, bytes } = await get(LONG, accepted && { 'accept-encoding': accepted });
      expect(headers).toMatchObject({
        'content-length': String(bytes.length),
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        vary: 'Accept, Accept-Encoding',
        'cache-control': 'no-store',
      });
      expect(headers['content-encoding'] ?? 'identity').toBe(coding);
      expect(decoders[coding](bytes).toString()).toBe(plain.body);
    }
  });

  it('is not compressed where that would not make it arrive sooner', async () => {
    const { headers, body } = await post(SHORT, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ data: { category: ['TUBOS'] } });
  });

  it('is compressed also where something is wrong', async () => {
    const query = `{ ${'precio '.repeat(50)} }`;
    const { status, headers, bytes } = await post(query, {
      accept: STOREFRONT_ACCEPT,
      'accept-encoding': 'gzip',
    });
    expect(status).toBe(400);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
    expect(JSON.parse(gunzipSync(bytes).toString()).errors).toHaveLength(50);
  });

  it.each([
    ['{"query":"{ category }","variables":null}', 200],
    ['{"query":"{ category }","operationName":null,"extensions":{}}', 200],
    ['{"query":"query A { category } query B { category }","operationName":"B"}', 200],
    ['{"query":"{ category }","operationName":"B"}', 400],
    ['{"query":"{ category }","more":1}', 400],
    ['{"query":["{ category }"]}', 400],
    ['[{"query":"{ category }"}]', 400],
    ['{"variables":{}}', 400],
    ['null', 400],
    ['{', 400],
    ['', 400],
  ])('to the body %s has its status', async (body, status) => {
    expect((await postText(body, { accept: STOREFRONT_ACCEPT })).status).toBe(status);
  });
});

describe('a response that was sent', () => {
  const QUERY = '{ producto(id: 7) { name } }';
  const runs = () => vi.mocked(store.productById).mock.calls.length;

  it('is sent again without being computed', async () => {
    const first = await post(QUERY);
    expect(await post(QUERY)).toMatchObject({ status: 200, body: first.body });
    expect(runs()).toBe(1);
  });

  it('is computed anew once the catalogue has changed', async () => {
    await post(QUERY);
    vi.mocked(store.productById).mockResolvedValue(productRow({ id: 7, name: 'OTRO' }));
    renew();
    expect((await post(QUERY)).body).toBe('{"data":{"producto":{"name":"OTRO"}}}');
  });

  it('is not kept where it is an error', async () => {
    vi.mocked(store.productById).mockRejectedValueOnce(new Error('away'));
    expect((await post(QUERY)).body).toContain('INTERNAL_SERVER_ERROR');
    expect((await post(QUERY)).body).toContain('TUBO REDONDO');
  });

  it('is computed once for all who ask for it at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(QUERY)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(runs()).toBe(1);
  });

  it('is not kept where it was computed from a catalogue that has changed meanwhile', async () => {
    let answer = (_: ProductRow) => {};
    vi.mocked(store.productById).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const early = post(QUERY);
    await vi.waitFor(() => expect(runs()).toBe(1));
    renew();
    const late = await post(QUERY);
    answer(productRow({ id: 7, name: 'OTRO' }));
    expect((await early).body).toContain('OTRO');
    expect(late.body).toContain('TUBO REDONDO');
    expect((await post(QUERY)).body).toBe(late.body);
  });

  it('is kept apart by all that it depends on', async () => {
    const inJson = await post(QUERY);
    const inOwn = await post(QUERY, { accept: STOREFRONT_ACCEPT });
    expect(inOwn.headers['content-type']).toContain('application/graphql-response+json');
    expect(inJson.headers['content-type']).toContain('application/json');
    expect((await post('{ producto(id: 8) { name } }')).body).not.toBe(inJson.body);
    expect((await get(QUERY)).body).toBe(inJson.body);
    expect(runs()).toBe(4);
  });
});

it.each(['br', 'gzip', 'identity'] as const)(
  'has what every visit begins with precomputed in %s',
  async (coding) => {
    const headers = { accept: STOREFRONT_ACCEPT, 'accept-encoding': coding };
    const [body = ''] = PRECOMPUTED_BODIES;
    await vi.waitFor(async () => expect((await postText(body, headers)).status).toBe(200));
    const runs = vi.mocked(store.allProducts).mock.calls.length;
    const precomputed = await postText(body, headers);
    expect(vi.mocked(store.allProducts)).toHaveBeenCalledTimes(runs);

    // One space more, and it is a request like any other.
    const other = await postText(`${body} `, headers);
    const { date, 'content-length': length, ...headersOfOther } = other.headers;
    expect(precomputed.headers).toMatchObject(headersOfOther);
    expect(precomputed.headers['content-length']).toBe(String(precomputed.bytes.length));
  },
);

it('precomputes what the storefront posts first, letter for letter', async () => {
  const network = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: null }));
  vi.stubGlobal('fetch', network);
  const client = createShopClient({ backendUrl: '' });
  await client.query(ProductosResumenDocument, {}).toPromise();
  await client.query(CategoryDocument, {}).toPromise();

  expect(network.mock.calls.map(([, init]) => init.body)).toEqual(PRECOMPUTED_BODIES);
  for (const [, init] of network.mock.calls) {
    expect(new Headers(init.headers).get('accept')).toBe(STOREFRONT_ACCEPT);
  }
});
