import { describe, expect, it, vi } from 'vitest';
import { createShopClient } from './client.ts';
import {
  ProductoDocument,
  type ProductoQuery,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
} from './generated/documents.ts';

/** What the detail alone has. */
const own: Pick<NonNullable<ProductoQuery['producto']>, 'marca'> = { marca: 'Ñandú' };

/** The shop's own client, and a backend on which the summary is a type of its own. */
function shop() {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body));
    sent.push(operationName);
    const name = `Tubo ${sent.length}`;
    const summary = {
      __typename: 'ProductoResumen',
      id: 7,
      name,
      imageUrl: null,
      category: 'TUBOS',
    };
    const responses: Record<string, object> = {
      ProductosResumen: { productosResumen: [summary] },
      ProductosPorCategoria: { productosPorCategoria: [{ ...summary, uuid: null }] },
      Producto: { producto: { ...summary, __typename: 'Producto', ...own } },
    };
    return Response.json({ data: responses[operationName] });
  });
  return { sent, client: createShopClient({ backendUrl: '' }) };
}

describe('a summary and a detail of types that have split', () => {
  it.each([
    ['the long list', ProductosResumenDocument, {}, 'productosResumen'],
    ['a category', ProductosPorCategoriaDocument, { category: 'TUBOS' }, 'productosPorCategoria'],
  ])('are one record: %s shows first in the detail, and the detail mends it', async (...list) => {
    const [, document, variables, field] = list;
    const { client, sent } = shop();
    await client.query<object, object>(document, variables).toPromise();

    const names: unknown[] = [];
    await new Promise<void>((resolve) => {
      client.query(ProductoDocument, { id: 7 }).subscribe(({ data, stale }) => {
        names.push([data?.producto?.name, data?.producto?.marca]);
        if (!stale) resolve();
      });
    });
    expect(names).toEqual([
      ['Tubo 1', null],
      ['Tubo 2', 'Ñandú'],
    ]);

    const known = await client.query<object, object>(document, variables).toPromise();
    expect(known.data).toMatchObject({ [field]: [{ id: 7, name: 'Tubo 2' }] });
    expect(sent).toHaveLength(2);
  });
});
