import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../../src/config.ts';
import { type Outcome, operations, refuse, stubBackend } from '../../../testing/stub-backend.ts';

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

describe('C7: a backend that refuses the connection', () => {
  it.each(names)('C7: is an error of %s, and is asked three times at most', async (name) => {
    const network = stubBackend(refuse);
    expect((await outcomeOf(name))?.error).toBeDefined();
    // The list is asked for once, and again when the visitor asks (reading 16).
    expect(network).toHaveBeenCalledTimes(name === 'productosResumen' ? 1 : 3);
  });

  it('C7: and takes it the next moment, brings the product', async () => {
    stubBackend(refuse, refuse, found);
    expect(await outcomeOf('producto')).toMatchObject({ data: { producto: { name: 'TUBO' } } });
  });
});

describe('C8: a backend that hangs', () => {
  it.each(names)('C8: is given up by %s after 10 s, and its request is ended', async (name) => {
    const network = stubBackend(() => new Promise(() => {}));
    expect(await outcomeOf(name, timings.requestTimeout - 1)).toBeUndefined();
    const outcome = await outcomeOf(name, timings.requestTimeout);
    expect(outcome?.error?.networkError?.message).toBe('timeout');
    expect(network.mock.calls.at(-1)?.[1].signal?.aborted).toBe(true);
    expect(network).toHaveBeenCalledTimes(2);
    expect(timings.requestTimeout).toBe(10_000);
  });

  it('C8: in the middle of its answer is given up as well', async () => {
    const begun = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }));
    stubBackend(begun);
    expect(await outcomeOf('producto', timings.requestTimeout - 1)).toBeUndefined();
    expect((await outcomeOf('producto', timings.requestTimeout))?.error).toBeDefined();
  });

  it('C8: after a first refusal has no more than the same 10 s', async () => {
    stubBackend(refuse, () => new Promise(() => {}));
    const outcome = await outcomeOf('producto', timings.requestTimeout);
    expect(outcome?.error).toBeDefined();
  });
});

describe('C9: an answer that is none', () => {
  it.each([
    [429, 3],
    [502, 3],
    [503, 3],
    [504, 3],
    [500, 1],
    [501, 1],
    [400, 1],
    [403, 1],
    [404, 1],
    [413, 1],
  ])('C9: of status %i is asked for %i times in all', async (status, times) => {
    const network = stubBackend(() => new Response('<h1>Error</h1>', { status }));
    expect((await outcomeOf('producto'))?.error).toMatchObject({ response: { status } });
    expect(network).toHaveBeenCalledTimes(times);
  });

  it('C9: is asked for again only after a pause, each longer than the last', async () => {
    const network = stubBackend(() => unavailable());
    await outcomeOf('producto', timings.retryPause / 2 - 1);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(timings.retryPause / 2 + 1);
    expect(network).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(timings.retryPause / 2);
    expect(network).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(timings.retryPause * 2);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('C9: with Retry-After is asked for when it says, and not at all where that is long', async () => {
    const soon = stubBackend(() => unavailable({ 'retry-after': '2' }), found);
    await outcomeOf('producto', 1999);
    expect(soon).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(soon).toHaveBeenCalledTimes(2);
    const late = stubBackend(() => unavailable({ 'retry-after': '120' }), found);
    expect((await outcomeOf('producto'))?.error).toBeDefined();
    expect(late).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['HTML', '<!doctype html><p>Inicie sesión en la red</p>', 'text/html'],
    ['half a JSON', '{"data":{"producto":{"id":1,"na', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a bare null', 'null', 'application/json'],
    ['a bare text', '"ok"', 'application/json'],
    ['a bare list', '[]', 'application/json'],
    ['no data', '{}', 'application/json'],
  ])('C9: of status 200 with %s is an error, asked for once', async (_, body, type) => {
    const network = stubBackend(() => new Response(body, { headers: { 'content-type': type } }));
    const outcome = await outcomeOf('producto');
    expect(outcome?.error).toBeDefined();
    expect(outcome?.data).toBeUndefined();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('C9: that breaks off is asked for again', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }),
      );
    const network = stubBackend(broken, found);
    expect(await outcomeOf('producto')).toMatchObject({ data: { producto: { id: 1 } } });
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('C9: of another status than 2xx is an error even with data', async () => {
    stubBackend(() => Response.json({ data: { producto: product } }, { status: 500 }));
    expect((await outcomeOf('producto'))?.error).toMatchObject({ response: { status: 500 } });
  });
});
