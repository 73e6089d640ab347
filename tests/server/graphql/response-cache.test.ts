// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import {
  createResponseCache,
  type EncodeResponse,
  type ResponseCache,
} from '../../../server/graphql/response-cache.ts';
import type { GraphqlResponse } from '../../../server/graphql/yoga.ts';
import { post } from '../../../testing/http-client.ts';
import { startInProcessShop } from '../in-process-shop.ts';

const TEXT = 'acero '.repeat(500);

const responseOf = (text: string, isClean = true): GraphqlResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
  isClean,
});
const textOf = async (encode: EncodeResponse) => (await encode('identity')).bytes.toString();

describe('the response cache', () => {
  let cache: ResponseCache;
  beforeEach(() => {
    cache = createResponseCache();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('encodes a response as %s', async (coding, decode) => {
    const encode = await cache.get('key', async () => responseOf(TEXT));
    const { status, headers, bytes } = await encode(coding);
    expect(decode(bytes).toString()).toBe(TEXT);
    expect({ status, headers }).toEqual({
      status: 200,
      headers: {
        'content-type': 'application/json',
        'Content-Length': String(bytes.length),
        ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      },
    });
  });

  it('computes a response once, also for concurrent requests', async () => {
    const compute = vi.fn(async () => responseOf(TEXT));
    await Promise.all([cache.get('key', compute), cache.get('key', compute)]);
    await cache.get('key', compute);
    expect(compute).toHaveBeenCalledTimes(1);
    await cache.get('other key', compute);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('does not keep a response of the previous catalogue that was computed across a change', async () => {
    let resolve = (_: GraphqlResponse) => {};
    const slow = cache.get('key', () => new Promise((settle) => (resolve = settle)));
    cache.clear();
    await cache.get('key', async () => responseOf('new'));
    resolve(responseOf('old'));
    expect(await textOf(await slow)).toBe('old');
    expect(await textOf(await cache.get('key', async () => responseOf('newer')))).toBe('new');
  });

  it('does not keep errors', async () => {
    await cache.get('key', async () => responseOf('error', false));
    const failing = cache.get('failing', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    for (const key of ['key', 'failing']) {
      expect(await textOf(await cache.get(key, async () => responseOf('data')))).toBe('data');
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
      expect(JSON.parse(response.body).data.producto.id).toBe(70);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  }
  expect(shop.asked()).toBe(before + 1);
  shop.close();
});
