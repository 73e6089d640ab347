// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import typeDefs from '../../schema.graphql?raw';
import type { CatalogueStore } from '../../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { EXPECTED_BODIES, STOREFRONT_ACCEPT } from '../../server/graphql/expected-bodies.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import { createGraphqlEndpoint } from '../../server/http/graphql-endpoint.ts';
import { createShopClient } from '../../src/graphql/client.ts';
import {
  CategoryDocument,
  ProductosResumenDocument,
} from '../../src/graphql/generated/documents.ts';
import { ask, listenLocally } from '../../testing/http-client.ts';
import { productRow } from '../../testing/products.ts';
import { idleAttendant } from './attendant.ts';

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
    ...idleAttendant(),
    door: 'open',
    onRenewal: (listener) => {
      renew = listener;
    },
  });
  server = createServer((request, response) => void endpoint(request, response));
  url = await listenLocally(server);
});
afterEach(() => {
  server.close();
});

const postText = (body: string, headers = {}) =>
  ask(url, '/graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body,
  });
const post = (query: string, headers = {}) => postText(JSON.stringify({ query }), headers);
const get = (query: string, headers = {}) =>
  ask(url, `/graphql?query=${encodeURIComponent(query)}`, {
    headers: { accept: 'application/json', ...headers },
  });

describe('an answer', () => {
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
    // Once worked out, once kept: both the same.
    for (const _ of ['first', 'again']) {
      const { headers, bytes } = await get(LONG, accepted && { 'accept-encoding': accepted });
      expect(headers).toMatchObject({
        'content-length': String(bytes.length),
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        vary: 'Accept, Accept-Encoding',
        etag: plain.headers.etag,
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
    expect(headers.etag).toBeUndefined();
    expect(JSON.parse(gunzipSync(bytes).toString()).errors).toHaveLength(50);
  });

  it.each([
    LONG,
    SHORT,
    '{ producto(id: 7) { id name price } }',
    '{ producto(id: 700) { id } }',
    '{ producto(id: "7") { id } }',
    '{ a: productosPorCategoria(category: "TUBOS") { __typename id } b: category }',
    '{ buscarProductosPorNombre(nombre: "5") { id } }',
    '{ __schema { queryType { name } } }',
    '{ precio }',
    '{',
    '',
    'mutation { category }',
    'fragment a on Producto { id }',
  ])('to %s is the same whichever way it is worked out', async (query) => {
    const usual = await post(query);
    // Nobody writes the header in this way, so it is left to GraphQL Yoga.
    const whole = await post(query, { 'content-type': 'application/json; charset=UTF-8' });
    expect(usual.body).toBe(whole.body);
    expect(usual.status).toBe(whole.status);
    expect(usual.headers['content-type']).toBe(whole.headers['content-type']);
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

describe('who has an answer already', () => {
  it('is told so when it asks by GET', async () => {
    const { status, headers } = await get(LONG);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');

    const again = await get(LONG, { 'if-none-match': headers.etag, 'accept-encoding': 'br' });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept, Accept-Encoding' });
    expect((await get(LONG, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('is sent it again when it posts', async () => {
    const { headers } = await post(LONG);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    const { etag } = (await get(LONG)).headers;
    expect((await post(LONG, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('what has been answered', () => {
  const QUERY = '{ producto(id: 7) { name } }';
  const runs = () => vi.mocked(store.productById).mock.calls.length;

  it('is sent again without being worked out', async () => {
    const first = await post(QUERY);
    expect(await post(QUERY)).toMatchObject({ status: 200, body: first.body });
    expect(runs()).toBe(1);
  });

  it('is worked out anew once the catalogue has changed', async () => {
    await post(QUERY);
    vi.mocked(store.productById).mockResolvedValue(productRow({ id: 7, name: 'OTRO' }));
    renew();
    expect((await post(QUERY)).body).toBe('{"data":{"producto":{"name":"OTRO"}}}');
  });

  it('is never an error', async () => {
    vi.mocked(store.productById).mockRejectedValueOnce(new Error('away'));
    expect((await post(QUERY)).body).toContain('INTERNAL_SERVER_ERROR');
    expect((await post(QUERY)).body).toContain('TUBO REDONDO');
  });

  it.each([
    ['is long', `${QUERY}${' '.repeat(3_000)}`, {}],
    ['asks for another type', QUERY, { accept: 'application/json;q=0.9' }],
    ['is of another type', QUERY, { 'content-type': 'application/json;charset=utf-8' }],
  ])('is not kept where the request %s', async (_, query, headers) => {
    for (const _time of [1, 2]) expect((await post(query, headers)).status).toBe(200);
    expect(runs()).toBe(2);
  });

  it('is kept apart by all that it depends on', async () => {
    const inJson = await post(QUERY);
    const inOwn = await post(QUERY, { accept: STOREFRONT_ACCEPT });
    expect(inOwn.headers['content-type']).toContain('application/graphql-response+json');
    expect(inJson.headers['content-type']).toContain('application/json');
    expect((await get(QUERY)).headers['cache-control']).toBe('no-cache');
    expect((await post(QUERY)).headers['cache-control']).toBe('no-store');
  });
});

it.each(['br', 'gzip', 'identity'] as const)(
  'has what the storefront asks first ready in %s, and works nothing out for it',
  async (coding) => {
    const headers = { accept: STOREFRONT_ACCEPT, 'accept-encoding': coding };
    const [body = ''] = EXPECTED_BODIES;
    await vi.waitFor(async () => expect((await postText(body, headers)).status).toBe(200));
    const runs = vi.mocked(store.allProducts).mock.calls.length;
    const ready = await postText(body, headers);
    expect(vi.mocked(store.allProducts)).toHaveBeenCalledTimes(runs);

    // One space more, and it is a request like any other.
    const other = await postText(`${body} `, headers);
    const { date, 'content-length': length, ...headersOfOther } = other.headers;
    expect(ready.headers).toMatchObject(headersOfOther);
    expect(ready.headers['content-length']).toBe(String(ready.bytes.length));
  },
);

it('expects what the storefront asks first, letter for letter', async () => {
  const network = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: null }));
  vi.stubGlobal('fetch', network);
  const client = createShopClient({ backendUrl: '' });
  await client.query(ProductosResumenDocument, {}).toPromise();
  await client.query(CategoryDocument, {}).toPromise();

  expect(network.mock.calls.map(([, init]) => init.body)).toEqual(EXPECTED_BODIES);
  for (const [, init] of network.mock.calls) {
    expect(new Headers(init.headers).get('accept')).toBe(STOREFRONT_ACCEPT);
  }
});
