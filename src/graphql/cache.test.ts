import { Client, fetchExchange } from 'urql';
import { describe, expect, it } from 'vitest';
import { shownProduct } from '../../testing/products.ts';
import { createCache } from './cache.ts';
import {
  DescripcionesConocidasDocument,
  ProductoDocument,
  ProductosResumenDocument,
} from './generated/documents.ts';

const summary = {
  __typename: 'Producto',
  id: 1,
  name: 'TUBO',
  imageUrl: null,
  category: 'TUBOS',
};
const detail = {
  ...summary,
  ...shownProduct({ ...summary, price: 10, description: 'Tubo para rejas', stock: 2 }),
  priceBuy: null,
};

/** A client with an empty cache on a backend that gives these responses, by operation; with what it sent. */
function createShop(responses: Record<string, object>) {
  const sent: string[] = [];
  const client = new Client({
    url: 'https://api.tienda.example/graphql',
    preferGetMethod: false,
    exchanges: [createCache(), fetchExchange],
    fetch: async (_url, options) => {
      const { operationName } = JSON.parse(String(options?.body));
      sent.push(operationName);
      return Response.json({ data: responses[operationName] });
    },
  });
  const list = () => client.query(ProductosResumenDocument, {}).toPromise();
  const product = (id: number) => client.query(ProductoDocument, { id }).toPromise();
  return { client, sent, list, product };
}

describe('the cache', () => {
  it('gives the product page what the list has brought, and fetches the rest', async () => {
    const shop = createShop({
      ProductosResumen: { productosResumen: [summary] },
      Producto: { producto: detail },
    });
    await shop.list();
    expect(shop.client.readQuery(ProductoDocument, { id: 1 })).toMatchObject({
      stale: true,
      data: { producto: { name: 'TUBO', category: 'TUBOS', price: null } },
    });
    expect((await shop.product(1)).data?.producto).toMatchObject({ price: 10 });
    expect(shop.sent).toEqual(['ProductosResumen', 'Producto']);
  });

  it('knows nothing of a product that no list has brought', async () => {
    const { client, list } = createShop({ ProductosResumen: { productosResumen: [summary] } });
    await list();
    const result = client.readQuery(ProductoDocument, { id: 2 }, { requestPolicy: 'cache-only' });
    expect(result?.data).toBeNull();
  });

  it('lets no deleted product live on as its summary', async () => {
    const shop = createShop({
      ProductosResumen: { productosResumen: [summary] },
      Producto: { producto: null },
    });
    await shop.list();
    expect((await shop.product(1)).data).toEqual({ producto: null });
    expect(shop.client.readQuery(ProductoDocument, { id: 1 })).toMatchObject({
      stale: false,
      data: { producto: null },
    });
  });

  it('shows a product in the list as its page has brought it', async () => {
    const shop = createShop({
      ProductosResumen: { productosResumen: [summary] },
      Producto: { producto: { ...detail, name: 'TUBO REDONDO' } },
    });
    await shop.list();
    await shop.product(1);
    expect((await shop.list()).data?.productosResumen).toMatchObject([{ name: 'TUBO REDONDO' }]);
    expect(shop.sent).toEqual(['ProductosResumen', 'Producto']);
  });

  it('knows the descriptions that product pages have brought', async () => {
    const shop = createShop({
      ProductosResumen: { productosResumen: [summary, { ...summary, id: 2 }] },
      Producto: { producto: detail },
    });
    await shop.list();
    await shop.product(1);
    const known = shop.client.readQuery(
      DescripcionesConocidasDocument,
      {},
      { requestPolicy: 'cache-only' },
    );
    expect(known?.data?.productosResumen).toMatchObject([
      { id: 1, description: 'Tubo para rejas' },
      { id: 2, description: null },
    ]);
    expect(shop.sent).toEqual(['ProductosResumen', 'Producto']);
  });
});
