import { Client, fetchExchange, type OperationResult } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { askAgainExchange } from './ask-again.ts';
import { createCache } from './cache.ts';
import { CategoryDocument } from './generated/documents.ts';

/** A client on a backend that fails until it is mended, and how often that was sent a request. */
function createShop(fail: () => Promise<Response>) {
  let isMended = false;
  const send = vi.fn(async () =>
    isMended ? Response.json({ data: { category: ['TUBOS'] } }) : fail(),
  );
  const client = new Client({
    url: 'https://api.tienda.example/graphql',
    preferGetMethod: false,
    exchanges: [askAgainExchange, createCache(), fetchExchange],
    fetch: send,
  });
  return {
    send,
    mend: () => {
      isMended = true;
    },
    /** Reads the categories as a component does; the last result so far. */
    read: (requestPolicy: 'cache-first' | 'network-only' = 'cache-first') => {
      const results: OperationResult[] = [];
      client.query(CategoryDocument, {}, { requestPolicy }).subscribe((result) => {
        results.push(result);
      });
      return () => results.at(-1);
    },
  };
}

const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
const failed = { error: { networkError: { message: 'Failed to fetch' } } };
const received = { error: undefined, data: { category: ['TUBOS'] } };

describe('a request that failed', () => {
  it('is sent again for a second reader, and both get the response', async () => {
    const { send, mend, read } = createShop(refuse);
    const first = read();
    await vi.waitFor(() => expect(first()).toMatchObject(failed));

    mend();
    const second = read();
    await vi.waitFor(() => expect(second()).toMatchObject(received));
    expect(first()).toMatchObject(received);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('fails again for a second reader, and can still be sent by hand', async () => {
    const { send, mend, read } = createShop(refuse);
    const first = read();
    await vi.waitFor(() => expect(first()).toMatchObject(failed));
    const second = read();
    await vi.waitFor(() => expect(second()).toMatchObject({ ...failed, stale: false }));

    mend();
    read('network-only');
    await vi.waitFor(() => expect(second()).toMatchObject(received));
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is read from the cache again once a response came', async () => {
    const { send, mend, read } = createShop(refuse);
    const first = read();
    await vi.waitFor(() => expect(first()).toMatchObject(failed));
    mend();
    const second = read();
    await vi.waitFor(() => expect(second()).toMatchObject(received));
    expect(read()()).toMatchObject(received);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['got no response', 2, refuse],
    ['got a response', 1, async () => new Response('', { status: 500 })],
  ])(
    'that %s, is sent by itself %i times in all once the connection is back',
    async (_, times, fail) => {
      const listeners = new Map<string, () => void>();
      vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
        listeners.set(type, listener);
      });
      const { send, mend, read } = createShop(fail);
      const result = read();
      await vi.waitFor(() => expect(result()?.error).toBeDefined());
      mend();
      listeners.get('online')?.();
      await vi.waitFor(() => {
        expect(send).toHaveBeenCalledTimes(times);
        expect(result()?.error === undefined).toBe(times === 2);
      });
    },
  );
});
