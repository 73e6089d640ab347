// @vitest-environment node
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createHealthHandlers } from '../../../server/http/health.ts';
import { listenLocally, rawFetch } from '../../../testing/http-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('however many ask, the database is asked once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const check = vi.fn(async () => null);
  const { health } = createHealthHandlers(check);
  const server = createServer((request, response) => void health(request, response));
  const url = await listenLocally(server);
  const flood = async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => rawFetch(url, '/healthz')),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  };

  await flood();
  vi.advanceTimersByTime(999);
  await flood();
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await flood();
  expect(check).toHaveBeenCalledTimes(2);
  server.close();
});
