// @vitest-environment node
import { getIntrospectionQuery, parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { createShopClient } from '../../../src/graphql/client.ts';
import { fetchProducts } from '../../../src/graphql/fetch-products.ts';
import { repeatRootField } from '../../../src/graphql/several-products.ts';
import { limits } from '../../../src/lib/limits.ts';
import { postGraphql } from '../../../testing/http-client.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';
import { type ShopServer, startInProcessShop } from '../in-process-shop.ts';

let shop: ShopServer;
beforeAll(async () => {
  shop = await startInProcessShop();
});
afterAll(() => shop.close());

/** A client of the storefront that keeps the bodies it posts; each response is empty. */
function captureBodies() {
  const sent: string[] = [];
  const client = createShopClient({ backendUrl: 'https://api.tienda.example' });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response('');
  });
  return { client, sent };
}

describe('the allow-list', () => {
  it.each<Parameters<typeof requestBody>>([
    ['ProductosResumen'],
    ['Category'],
    ['Producto', { id: 70 }],
    ['ProductosPorCategoria', { category: 'TUBOS' }],
    ['BuscarProductosPorNombre', { nombre: 'tubo' }],
  ])('allows the document %s of the storefront', async (...request) => {
    const { status, body } = await shop.send(requestBody(...request));
    expect({ status, errors: JSON.parse(body).errors }).toEqual({ status: 200 });
  });

  it('allows the document for each number of products that the storefront asks for', async () => {
    const sent: string[] = [];
    for (let count = 2; count <= limits.requestedProducts; count += 1) {
      const ids = Array.from({ length: count }, (_, at) => 70 + at);
      const bodies = captureBodies();
      await fetchProducts(bodies.client, ids);
      sent.push(...bodies.sent);
    }
    vi.unstubAllGlobals();
    for (const body of sent) {
      const { status, body: text } = await shop.send(body);
      expect({ status, errors: JSON.parse(text).errors }).toEqual({ status: 200 });
    }
    expect(sent).toHaveLength(limits.requestedProducts - 1);
  });

  it('refuses more products in one request', async () => {
    const many = repeatRootField(parse(operations.Producto), limits.requestedProducts + 1);
    expect((await postGraphql(shop.url, JSON.stringify({ query: print(many) }))).status).toBe(400);
  });

  it.each([
    ['introspection', getIntrospectionQuery()],
    ['a mutation', 'mutation { __typename }'],
    ['a misspelt field', '{ categor }'],
    ['a listed document with a space more', `${operations.Category} `],
  ])('refuses %s with 400, and suggests nothing', async (_, query) => {
    const before = shop.asked();
    for (const accept of ['application/graphql-response+json', 'application/json', '*/*']) {
      const { status, body } = await postGraphql(shop.url, JSON.stringify({ query }), { accept });
      expect(status).toBe(400);
      expect(JSON.parse(body).errors).toEqual([
        expect.objectContaining({
          message: 'La tienda se ha actualizado. Vuelva a cargar la página, por favor.',
          extensions: { code: 'OPERATION_NOT_LISTED' },
        }),
      ]);
    }
    expect(shop.asked()).toBe(before);
  });

  it('refuses batches', async () => {
    const before = shop.asked();
    const batch = [{ query: operations.Category }, { query: operations.Category }];
    expect((await shop.send(JSON.stringify(batch))).status).toBe(400);
    expect(shop.asked()).toBe(before);
  });

  it('is off in development: introspection and suggestions are answered', async () => {
    const open = await startInProcessShop({ allowAny: true });
    const { status, body } = await open.query(getIntrospectionQuery());
    expect({ status, data: JSON.parse(body).data }).toMatchObject({ status: 200, data: {} });
    expect((await open.query('{ categor }')).body).toContain('Did you mean');
    open.close();
  });
});
