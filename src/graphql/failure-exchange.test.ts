import type { DocumentNode } from 'graphql';
import { Client, fetchExchange, type OperationResult } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { sentProduct } from '../../testing/products.ts';
import { createCache } from './client.ts';
import { failureExchange } from './failure-exchange.ts';
import {
  CategoryDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  type ProductosPorCategoriaQuery,
} from './generated/documents.ts';

type Respond = () => Promise<Response>;

const offline: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const categories: Respond = async () => Response.json({ data: { category: ['TUBOS'] } });

/** A client on a backend whose response can be replaced, and a reader as a component is one. */
function createShop(first: Respond) {
  const send = vi.fn(first);
  const client = new Client({
    url: 'https://api.tienda.example/graphql',
    preferGetMethod: false,
    exchanges: [failureExchange, createCache(), fetchExchange],
    fetch: send,
  });
  const read = (
    query: DocumentNode = CategoryDocument,
    variables: object = {},
    requestPolicy: 'cache-first' | 'network-only' = 'cache-first',
  ) => {
    const results: OperationResult[] = [];
    const { unsubscribe } = client
      .query(query, variables, { requestPolicy })
      .subscribe((result) => void results.push(result));
    return { last: () => results.at(-1), unsubscribe };
  };
  return { send, read };
}

const failed = { error: { networkError: { message: 'Failed to fetch' } }, stale: false };
const received = { error: undefined, data: { category: ['TUBOS'] } };

describe('failureExchange', () => {
  it('gives both readers the response to a retry', async () => {
    const { send, read } = createShop(offline);
    const [first, second] = [read(), read()];
    await vi.waitFor(() => expect(second.last()).toMatchObject(failed));
    send.mockImplementation(categories);
    read(CategoryDocument, {}, 'network-only');
    expect(second.last()).toMatchObject({ stale: true });
    await vi.waitFor(() => expect(second.last()).toMatchObject(received));
    expect(first.last()).toMatchObject(received);
    expect(read().last()).toMatchObject(received);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('requests again after the last reader has left', async () => {
    const { send, read } = createShop(offline);
    const first = read();
    await vi.waitFor(() => expect(first.last()).toMatchObject(failed));
    first.unsubscribe();
    send.mockImplementation(categories);
    const second = read();
    await vi.waitFor(() => expect(second.last()).toMatchObject(received));
  });

  it('keeps the failure next to fields that another query has brought', async () => {
    const { send, read } = createShop(offline);
    const detail = read(ProductoDocument, { id: 7 });
    await vi.waitFor(() => expect(detail.last()).toMatchObject(failed));
    const product = sentProduct({ id: 7, name: 'TUBO', category: 'TUBOS' });
    const data: ProductosPorCategoriaQuery = { productosPorCategoria: [product] };
    send.mockImplementation(async () => Response.json({ data }));
    read(ProductosPorCategoriaDocument, { category: 'TUBOS' });
    await vi.waitFor(() =>
      expect(detail.last()).toMatchObject({
        ...failed,
        data: { producto: { name: 'TUBO', price: null } },
      }),
    );
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['retries', 'no response', offline, 2],
    ['does not retry', 'an error response', async () => new Response('', { status: 500 }), 1],
  ] as const)('%s a query that got %s when the browser is online again', async (...example) => {
    const [, , respond, requests] = example;
    const listeners = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      listeners.set(type, listener);
    });
    const { send, read } = createShop(respond);
    const reader = read();
    await vi.waitFor(() => expect(reader.last()?.error).toBeDefined());
    const data = { category: ['TUBOS'], producto: null };
    send.mockImplementation(async () => Response.json({ data }));
    listeners.get('online')?.();
    // A retry would be sent before the next query.
    const next = read(ProductoDocument, { id: 1 });
    await vi.waitFor(() => expect(next.last()).toMatchObject({ data: { producto: null } }));
    expect(send).toHaveBeenCalledTimes(requests + 1);
    expect(reader.last()?.error === undefined).toBe(requests === 2);
  });
});
