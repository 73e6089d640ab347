import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, operations, refuse, stubBackend } from '../../testing/stub-backend.ts';
import { timings } from '../config.ts';
import { createShopClient } from './client.ts';
import { CategoryDocument } from './generated/documents.ts';

const names = Object.keys(operations);
const product = { __typename: 'Producto', id: 1, name: 'TUBO' };
const found = () => Response.json({ data: { producto: product } });
const unavailable = (headers: HeadersInit = {}) => new Response('', { status: 503, headers });

/** Runs an operation and lets so much time pass; what came of it by then, if anything has. */
async function outcomeOf(name: string, milliseconds = 60_000): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined;
  operations[name]?.().then((result) => {
    outcome = result;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a backend that refuses the connection', () => {
  it.each(names)('is an error of %s, after one retry at most', async (name) => {
    const network = stubBackend(refuse);
    expect((await outcomeOf(name))?.error).toBeDefined();
    // The list is requested once, and again when the visitor asks (reading 16).
    expect(network).toHaveBeenCalledTimes(name === 'productosResumen' ? 1 : 2);
  });

  it('and takes it the next moment, brings the product', async () => {
    stubBackend(refuse, found);
    expect(await outcomeOf('producto')).toMatchObject({ data: { producto: { name: 'TUBO' } } });
  });
});

describe('a backend that hangs', () => {
  it.each(names)('is given up by %s after 10 s, and its request is ended', async (name) => {
    const network = stubBackend(() => new Promise(() => {}));
    expect(await outcomeOf(name, timings.requestTimeout - 1)).toBeUndefined();
    const outcome = await outcomeOf(name, timings.requestTimeout);
    expect(outcome?.error?.networkError?.message).toBe('timeout');
    expect(network.mock.calls.at(-1)?.[1].signal?.aborted).toBe(true);
    expect(network).toHaveBeenCalledTimes(2);
    expect(timings.requestTimeout).toBe(10_000);
  });

  it('in the middle of its response times out as well', async () => {
    const begun = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }));
    stubBackend(begun);
    expect(await outcomeOf('producto', timings.requestTimeout - 1)).toBeUndefined();
    expect((await outcomeOf('producto', timings.requestTimeout))?.error).toBeDefined();
  });

  it('on the retry is given up 1.5 s after the first failure, which is told', async () => {
    const network = stubBackend(unavailable, () => new Promise(() => {}));
    let outcome: Outcome | undefined;
    operations.producto?.().then((result) => {
      outcome = result;
    });
    await vi.advanceTimersByTimeAsync(timings.failureShown - 1);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome?.error).toMatchObject({ response: { status: 503 } });
    expect(network.mock.calls.at(-1)?.[1].signal?.aborted).toBe(true);
    expect(timings.failureShown).toBe(1500);
  });
});

describe('a response that is none', () => {
  it.each([
    [429, 2],
    [502, 2],
    [503, 2],
    [504, 2],
    [500, 1],
    [501, 1],
    [400, 1],
    [403, 1],
    [404, 1],
    [413, 1],
  ])('of status %i is requested %i times in all', async (status, times) => {
    const network = stubBackend(() => new Response('<h1>Error</h1>', { status }));
    expect((await outcomeOf('producto'))?.error).toMatchObject({ response: { status } });
    expect(network).toHaveBeenCalledTimes(times);
  });

  it('is requested again only after a pause', async () => {
    const network = stubBackend(() => unavailable());
    await outcomeOf('producto', timings.retryPause / 2 - 1);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(timings.retryPause / 2 + 1);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('with Retry-After is requested again when it says', async () => {
    const network = stubBackend(() => unavailable({ 'retry-after': '1' }), found);
    await outcomeOf('producto', 999);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each(['2', '120'])('with Retry-After of %s s is an error at once', async (seconds) => {
    const network = stubBackend(() => unavailable({ 'retry-after': seconds }), found);
    expect((await outcomeOf('producto', 1))?.error).toBeDefined();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is not requested again for whoever has left', async () => {
    const network = stubBackend(() => unavailable());
    const reading = createShopClient({ backendUrl: '' })
      .query(CategoryDocument, {})
      .subscribe(() => {});
    await vi.advanceTimersByTimeAsync(timings.retryPause / 2 - 1);
    reading.unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['HTML', '<!doctype html><p>Inicie sesión en la red</p>', 'text/html'],
    ['half a JSON', '{"data":{"producto":{"id":1,"na', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a bare null', 'null', 'application/json'],
    ['a bare text', '"ok"', 'application/json'],
    ['a bare list', '[]', 'application/json'],
    ['no data', '{}', 'application/json'],
  ])('of status 200 with %s is an error, requested once', async (_, body, type) => {
    const network = stubBackend(() => new Response(body, { headers: { 'content-type': type } }));
    const outcome = await outcomeOf('producto');
    expect(outcome?.error).toBeDefined();
    expect(outcome?.data).toBeUndefined();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('that breaks off is requested again', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }),
      );
    const network = stubBackend(broken, found);
    expect(await outcomeOf('producto')).toMatchObject({ data: { producto: { id: 1 } } });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('of another status than 2xx is an error even with data', async () => {
    stubBackend(() => Response.json({ data: { producto: product } }, { status: 500 }));
    expect((await outcomeOf('producto'))?.error).toMatchObject({ response: { status: 500 } });
  });
});
