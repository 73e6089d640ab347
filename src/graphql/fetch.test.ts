import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productType } from '../../testing/products.ts';
import {
  type OperationResult,
  refuse,
  storefrontOperations,
  stubBackend,
} from '../../testing/stub-backend.ts';

const names = Object.keys(storefrontOperations);
const product = { __typename: productType, id: 1, name: 'TUBO' };
const found = () => Response.json({ data: { producto: product } });
const unavailable = (headers: HeadersInit = {}) => new Response('', { status: 503, headers });
const hanging = () => new Promise<Response>(() => {});

/** Runs an operation for some milliseconds; its outcome, if there is one by then. */
async function outcomeOf(
  name: string,
  milliseconds = 60_000,
): Promise<OperationResult | undefined> {
  let outcome: OperationResult | undefined;
  storefrontOperations[name]?.().then((result) => {
    outcome = result;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the retry', () => {
  it.each(names)('is sent once for %s, except for the product list', async (name) => {
    const network = stubBackend(refuse);
    expect((await outcomeOf(name))?.error).toBeDefined();
    expect(network).toHaveBeenCalledTimes(name === 'productosResumen' ? 1 : 2);
  });

  it.each([
    [429, 2],
    [503, 2],
    [500, 1],
  ])('of a response with status %i makes %i requests in all', async (status, times) => {
    const network = stubBackend(() => new Response('<h1>Error</h1>', { status }));
    expect((await outcomeOf('producto'))?.error).toMatchObject({ response: { status } });
    expect(network).toHaveBeenCalledTimes(times);
  });

  it('follows a response that breaks off', async () => {
    const brokenBody = {
      start: (body: ReadableStreamDefaultController) => body.error(new Error()),
    };
    const network = stubBackend(() => new Response(new ReadableStream(brokenBody)), found);
    expect(await outcomeOf('producto')).toMatchObject({ data: { producto: { id: 1 } } });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('waits for as long as Retry-After says', async () => {
    const network = stubBackend(() => unavailable({ 'retry-after': '1' }), found);
    await outcomeOf('producto', 999);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each(['2', '120'])('is not sent when Retry-After is %s s', async (seconds) => {
    const network = stubBackend(() => unavailable({ 'retry-after': seconds }), found);
    expect((await outcomeOf('producto', 1))?.error).toBeDefined();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is aborted 1.5 s after the first failure, which is returned', async () => {
    stubBackend(unavailable, hanging);
    expect(await outcomeOf('producto', 1499)).toBeUndefined();
    const network = stubBackend(unavailable, hanging);
    expect((await outcomeOf('producto', 1500))?.error).toMatchObject({ response: { status: 503 } });
    expect(network.mock.calls.at(-1)?.[1].signal?.aborted).toBe(true);
  });
});

describe('the timeout', () => {
  it.each(names)('aborts %s after 10 s', async (name) => {
    const network = stubBackend(hanging);
    expect(await outcomeOf(name, 9999)).toBeUndefined();
    expect((await outcomeOf(name, 10_000))?.error?.networkError?.message).toBe('timeout');
    expect(network.mock.calls.at(-1)?.[1].signal?.aborted).toBe(true);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('covers the body of the response', async () => {
    const halfBody = {
      start: (body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array([123])),
    };
    stubBackend(() => new Response(new ReadableStream(halfBody)));
    expect((await outcomeOf('producto', 10_000))?.error).toBeDefined();
  });
});

describe('a response', () => {
  it.each([
    ['HTML', '<!doctype html><p>Inicie sesión en la red</p>', 'text/html'],
    ['half a JSON', '{"data":{"producto":{"id":1,"na', 'application/json'],
    ['nothing', '', 'application/json'],
  ])('of status 200 with %s is an error without a retry', async (_, body, type) => {
    const network = stubBackend(() => new Response(body, { headers: { 'content-type': type } }));
    expect(await outcomeOf('producto')).toMatchObject({
      data: undefined,
      error: expect.anything(),
    });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('of another status than 2xx is an error even with data', async () => {
    stubBackend(() => Response.json({ data: { producto: product } }, { status: 500 }));
    expect((await outcomeOf('producto'))?.error).toMatchObject({ response: { status: 500 } });
  });
});
