import type { CombinedError } from 'urql';
import { vi } from 'vitest';
import { createShopClient } from '../src/graphql/client.ts';
import { fetchOnce } from '../src/graphql/fetch.ts';
import {
  BuscarProductosPorNombreDocument,
  CategoryDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
} from '../src/graphql/generated/documents.ts';

/** What came of an operation, as a page sees it. */
export interface Outcome {
  data?: unknown;
  error?: CombinedError | undefined;
}

/** The five operations on a client with an empty cache and the site's deadline. */
export const operations: Readonly<Record<string, () => Promise<Outcome>>> = {
  productosResumen: () =>
    client().query(ProductosResumenDocument, {}, { fetch: fetchOnce }).toPromise(),
  category: () => client().query(CategoryDocument, {}).toPromise(),
  producto: () => client().query(ProductoDocument, { id: 1 }).toPromise(),
  productosPorCategoria: () =>
    client().query(ProductosPorCategoriaDocument, { category: 'TUBOS' }).toPromise(),
  buscarProductosPorNombre: () =>
    client().query(BuscarProductosPorNombreDocument, { nombre: 'tubo' }).toPromise(),
};

function client() {
  return createShopClient({ backendUrl: 'https://api.tienda.example' });
}

/** Answers every request with the next of the answers, the last again and again. */
export function stubBackend(...responses: (() => Response | Promise<Response>)[]) {
  let next = 0;
  const network = vi.fn(async (_url: string, _options: RequestInit): Promise<Response> => {
    const response = responses[Math.min(next, responses.length - 1)];
    next += 1;
    if (!response) throw new Error('no answer was given');
    return response();
  });
  vi.stubGlobal('fetch', network);
  return network;
}

/** No connection, as `fetch` says it. */
export const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
