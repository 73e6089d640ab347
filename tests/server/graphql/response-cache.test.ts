// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { createResponseCache } from '../../../server/graphql/response-cache.ts';
import { post, postGraphql } from '../../../testing/http-client.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';
import { startInProcessShop } from '../in-process-shop.ts';

const responseOf = (text: string, isClean = true) => ({ body: Buffer.from(text), isClean });
const textOf = ({ body }: { body: Buffer }) => body.toString();

describe('the response cache', () => {
  let cached: ReturnType<typeof createResponseCache<ReturnType<typeof responseOf>>>;
  beforeEach(() => {
    cached = createResponseCache();
  });

  it('computes a response once, also for concurrent requests', async () => {
    const compute = vi.fn(async () => responseOf('data'));
    await Promise.all([cached('key', compute), cached('key', compute)]);
    await cached('key', compute);
    expect(compute).toHaveBeenCalledTimes(1);
    await cached('other key', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('does not keep errors', async () => {
    await cached('key', async () => responseOf('error', false));
    const failing = cached('failing', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    for (const key of ['key', 'failing']) {
      expect(textOf(await cached(key, async () => responseOf('data')))).toBe('data');
    }
  });
});

it('the GraphQL endpoint computes a response once for requests that mean the same', async () => {
  const shop = await startInProcessShop();
  const query = operations.Producto;
  const bodies = [
    { operationName: 'Producto', query, variables: { id: 70 } },
    { variables: { more: { of: 'it' }, id: 70.0 }, query },
    { query, variables: { id: 70 }, operationName: null, unknown: null, extensions: { a: 1 } },
  ];
  const before = shop.asked();
  for (const accept of ['*/*', 'application/json', 'multipart/mixed', 'text/html;q=0.1, x/y']) {
    for (const body of bodies) {
      const response = await post(shop.url, `/graphql?${encodeURIComponent(accept)}`, body, {
        accept,
      });
      expect(String(JSON.parse(response.body).data.producto.id)).toBe('70');
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  }
  expect(shop.asked()).toBe(before + 1);
  shop.close();
});

it('the GraphQL endpoint encodes each response as the client accepts it', async () => {
  const shop = await startInProcessShop();
  const ask = (coding: string) =>
    postGraphql(shop.url, requestBody('ProductosResumen'), { 'accept-encoding': coding });
  const { body, headers } = await ask('identity');
  expect(headers['content-encoding']).toBeUndefined();
  for (const [coding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const encoded = await ask(`x, ${coding}`);
    expect(encoded.headers['content-encoding']).toBe(coding);
    expect(encoded.headers['content-length']).toBe(String(encoded.bytes.length));
    expect(decode(encoded.bytes).toString()).toBe(body);
  }
  shop.close();
});
