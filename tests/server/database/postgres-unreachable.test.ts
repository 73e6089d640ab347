// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { fixture } from '../../../testing/fixture.ts';
import { contactRequest, post, postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { hasPostgres } from '../../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

describe.skipIf(!hasPostgres())('while PostgreSQL is unreachable, the server', () => {
  let store: Store;
  let server: ServerProcess;
  beforeAll(async () => {
    store = await makeStore('postgres', { isOwn: true });
    server = await startServer(store.environment);
    await store.postgres?.end('SIGINT');
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await store.remove();
  });

  const messages = () => server.log().map(({ msg }) => msg);
  const health = () => rawFetch(server.url, '/healthz');
  const search = () =>
    postGraphql(server.url, requestBody('BuscarProductosPorNombre', { nombre: 'tubo' }));
  const products = async () =>
    (await postGraphql(server.url, requestBody('ProductosResumen'))).body;

  it('reports it at /healthz and in the log, stays ready and shows the last catalogue', async () => {
    const problem = /^The catalogue cannot be read; an earlier one is shown/;
    await vi.waitFor(async () => expect((await health()).body).toMatch(problem), 10_000);
    expect((await health()).status).toBe(503);
    expect((await rawFetch(server.url, '/readyz')).status).toBe(200);
    expect(messages()).toContain('Failed to read the catalogue');
    const { productosResumen } = JSON.parse(await products()).data;
    expect(productosResumen).toHaveLength(fixture.products.length);
  });

  it('answers searches from memory', async () => {
    const { status, body } = await search();
    expect(status).toBe(200);
    expect(JSON.parse(body).data.buscarProductosPorNombre).not.toHaveLength(0);
  });

  it('answers contact messages with 503 and Retry-After, and logs only the reason', async () => {
    const response = await post(server.url, CONTACT_PATH, contactRequest('Hola a todos'));
    expect(response).toMatchObject({ status: 503, body: 'Not available now' });
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    // The log arrives by a pipe, perhaps after the response.
    const failed = expect.objectContaining({
      level: 'error',
      requestId: response.headers['x-request-id'],
      err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }),
    });
    await vi.waitFor(() => expect(server.log()).toContainEqual(failed), 10_000);
    expect(server.logText()).not.toContain('Hola a todos');
  });

  it('recovers by itself when PostgreSQL is back', async () => {
    await store.postgres?.start();
    await vi.waitFor(async () => expect((await health()).status).toBe(200), 20_000);
    expect((await post(server.url, CONTACT_PATH, contactRequest('Otra vez'))).status).toBe(200);
    expect(await store.messages()).toEqual(['Otra vez']);
    const outside = await store.open();
    await outside.query(`UPDATE products SET name = 'CAMBIADO' WHERE id = 70`);
    await outside.close();
    await vi.waitFor(async () => expect(await products()).toContain('CAMBIADO'), 20_000);
    expect(messages()).toContain('The catalogue can be read again');
  });
});
