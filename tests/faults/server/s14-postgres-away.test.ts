// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  PRECOMPUTED_BODIES,
  STOREFRONT_ACCEPT,
} from '../../../server/graphql/precomputed-requests.ts';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { fixture } from '../../../testing/fixture.ts';
import { contactRequest, post, rawFetch } from '../../../testing/http-client.ts';
import { hasPostgres } from '../../../testing/postgres.ts';
import { type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

const SEARCH = JSON.parse(requestBody('buscar-productos-por-nombre', { nombre: 'tubo' }));
const PREPARED = { accept: STOREFRONT_ACCEPT, 'content-type': 'application/json' };

describe.skipIf(!hasPostgres())('while its PostgreSQL is away, the server', () => {
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

  const said = () => server.log().map(({ msg }) => msg);
  const prepared = async () => {
    const given = PRECOMPUTED_BODIES.map((body) =>
      rawFetch(server.url, '/graphql', { method: 'POST', headers: PREPARED, body }),
    );
    return (await Promise.all(given)).map(({ status, body }) => ({ status, ...JSON.parse(body) }));
  };

  it('says that it is not well, and lets visitors come all the same', async () => {
    const health = () => rawFetch(server.url, '/healthz');
    await vi.waitFor(async () => expect((await health()).status).toBe(503), 10_000);
    expect((await health()).body).toBe('The database does not answer');
    expect((await rawFetch(server.url, '/readyz')).status).toBe(200);
    expect((await rawFetch(server.url, '/livez')).status).toBe(200);
    await vi.waitFor(() => expect(said()).toContain('The catalogue cannot be renewed'), 10_000);
  });

  it('reading 4: tells a visitor in Spanish, and nothing of its insides', async () => {
    const response = await post(server.url, '/graphql', SEARCH, { accept: STOREFRONT_ACCEPT });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(JSON.parse(response.body).errors).toEqual([
      expect.objectContaining({
        message: 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.',
        path: ['buscarProductosPorNombre'],
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      }),
    ]);
    expect(response.body).not.toContain('ECONNREFUSED');
    expect(server.log()).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: response.headers['x-request-id'],
        err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }),
      }),
    );
  });

  it('shows the catalogue as it last was', async () => {
    const [products, categories] = await prepared();
    expect(products).toMatchObject({ status: 200 });
    expect(products.data.productosResumen).toHaveLength(fixture.products.length);
    expect(categories).toMatchObject({ status: 200, data: { category: fixture.categories } });
  });

  it('takes no contact message, says when to try again, and keeps it out of its log', async () => {
    const response = await post(server.url, CONTACT_PATH, contactRequest('Hola a todos'));
    expect(response).toMatchObject({ status: 503, body: 'Not available now' });
    expect(response.headers['retry-after']).toBe('10');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(server.logText()).not.toContain('Hola a todos');
  });

  it('is whole again by itself once it is back, and hears of changes again', async () => {
    await store.postgres?.start();
    await vi.waitFor(
      async () => expect((await rawFetch(server.url, '/healthz')).status).toBe(200),
      20_000,
    );
    expect((await post(server.url, '/graphql', SEARCH)).status).toBe(200);
    expect((await post(server.url, CONTACT_PATH, contactRequest('Otra vez'))).status).toBe(200);
    expect(await store.messages()).toEqual(['Otra vez']);

    const outside = await store.open();
    await outside.query(`UPDATE products SET name = 'CAMBIADO' WHERE id = 70`);
    await outside.close();
    await vi.waitFor(
      async () => expect(JSON.stringify(await prepared())).toContain('CAMBIADO'),
      20_000,
    );
    expect(said()).toContain('The database answers again');
  });

  it('still ends cleanly when it is away for good', async () => {
    await store.postgres?.end('SIGINT');
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
