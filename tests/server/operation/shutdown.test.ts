// @vitest-environment node
import { type IncomingMessage, request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, rawFetch } from '../../../testing/http-client.ts';
import { startServer } from '../../../testing/server-process.ts';
import { fastestEngine, makeStore } from '../../../testing/store.ts';

it('answers a message that SIGTERM interrupts, refuses new connections, and opens no debugger', async () => {
  const store = await makeStore('embedded');
  const server = await startServer(store.environment);
  process.kill(server.pid, 'SIGUSR1');
  const finish = await beginPost(server.url, contactRequest('Antes de parar'));
  const code = server.end('SIGTERM');
  await vi.waitFor(
    () => expect(rawFetch(server.url, '/healthz')).rejects.toThrow('ECONNREFUSED'),
    10_000,
  );

  // Ctrl+C under npm arrives twice.
  void server.end('SIGINT');
  const answer = await finish();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  expect(await code).toBe(0);
  expect(server.log().map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['Stopping', 'Stopped']),
  );
  expect(server.logText()).not.toContain('Debugger');
  expect(await store.messages()).toEqual(['Antes de parar']);
  await store.remove();
});

it('serves requests behind a proxy until it has noticed that the server is not ready', async () => {
  const store = await makeStore(fastestEngine);
  const server = await startServer({ ...store.environment, TRUST_PROXY: '127.0.0.1' });
  const code = server.end('SIGTERM');
  const status = async (path: string) => (await rawFetch(server.url, path)).status;
  await expect.poll(() => status('/readyz'), { timeout: 10_000, interval: 10 }).toBe(503);
  expect(await status('/')).toBe(200);
  expect(await code).toBe(0);
  await store.remove();
});

/** Sends the first half of a contact request; the returned function sends the rest. */
async function beginPost(url: string, json: unknown): Promise<() => Promise<IncomingMessage>> {
  const body = JSON.stringify(json);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(url + CONTACT_PATH, { method: 'POST', headers, agent: false });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
  });
  sent.write(body.slice(0, 40));
  // After another request, the server has received the beginning.
  await rawFetch(url, '/healthz');
  return async () => {
    sent.end(body.slice(40));
    const response = await answer;
    response.resume();
    return response;
  };
}
