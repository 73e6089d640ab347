import { Client, fetchExchange } from 'urql';
import { describe, expect, it } from 'vitest';
import { sentProduct } from '../../testing/products.ts';
import { createCache } from './client.ts';
import {
  DescripcionesConocidasDocument,
  ProductoDocument,
  type ProductoQuery,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';
import { entriesOf } from './list-entries.ts';

const product = { id: 1, name: 'TUBO', category: 'TUBOS' };
const summary = sentProduct(product);
const detail = sentProduct({ ...product, price: 10, description: 'Tubo para rejas', stock: 2 });

/** A client whose cache has received the list, on a backend with this response for product 1. */
async function openShop(producto: ProductoQuery['producto'] = detail) {
  const list: ProductosResumenQuery = { productosResumen: [summary, { ...summary, id: 2 }] };
  const responses: Record<string, object> = { ProductosResumen: list, Producto: { producto } };
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
  const readList = () => client.query(ProductosResumenDocument, {}).toPromise();
  const product = () => client.query(ProductoDocument, { id: 1 }).toPromise();
  await readList();
  return { client, sent, readList, product };
}

describe('the cache', () => {
  it('returns the fields of the list for a product, then those of the backend', async () => {
    const { client, sent, product } = await openShop();
    expect(client.readQuery(ProductoDocument, { id: 1 })).toMatchObject({
      stale: true,
      data: { producto: { name: 'TUBO', category: 'TUBOS', price: null } },
    });
    expect((await product()).data?.producto).toMatchObject({ price: 10 });
    expect(sent).toEqual(['ProductosResumen', 'Producto']);
  });

  it('returns null for a deleted product, although the list contains it', async () => {
    const { client, product } = await openShop(null);
    expect((await product()).data).toEqual({ producto: null });
    expect(client.readQuery(ProductoDocument, { id: 1 })).toMatchObject({
      stale: false,
      data: { producto: null },
    });
  });

  it('updates the list and the known descriptions from the response for a product', async () => {
    const { client, sent, readList, product } = await openShop({ ...detail, name: 'TUBO REDONDO' });
    await product();
    expect(entriesOf((await readList()).data?.productosResumen)).toMatchObject([
      { id: 1, name: 'TUBO REDONDO' },
      { id: 2 },
    ]);
    const policy = { requestPolicy: 'cache-only' } as const;
    const known = client.readQuery(DescripcionesConocidasDocument, {}, policy);
    expect(entriesOf(known?.data?.productosResumen)).toMatchObject([
      { id: 1, description: 'Tubo para rejas' },
      { id: 2, description: null },
    ]);
    expect(sent).toEqual(['ProductosResumen', 'Producto']);
  });
});
