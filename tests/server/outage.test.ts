// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../contract/fixture.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { ask, contactRequest, post } from './http-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';

describe.skipIf(!hasPostgres())('when its PostgreSQL goes away, the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-outage-'));
  let server: ServerProcess;

  beforeAll(async () => {
    const postgres = await startPostgres();
    const seedFile = join(folder, 'seed.json');
    writeFileSync(seedFile, JSON.stringify(fixture));
    server = await startServer({
      DATABASE_URL: postgres.url,
      SEED_FILE: seedFile,
      SITE_DIR: folder,
    });
    await postgres.stop();
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('says that it is not healthy', async () => {
    expect(await ask(server.url, '/healthz')).toMatchObject({
      status: 503,
      body: 'The database does not answer',
    });
  });

  it('reading 4: tells a visitor in Spanish, and nothing of its insides', async () => {
    const query = '{ buscarProductosPorNombre(nombre: "tubo") { id } }';
    const { body } = await post(server.url, '/graphql', { query });
    const { errors } = JSON.parse(body);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'No se pudo consultar el catálogo. Por favor, inténtelo de nuevo.',
        path: ['buscarProductosPorNombre'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      }),
    ]);
    expect(body).not.toContain('ECONNREFUSED');
    expect(server.output()).toContain('A query failed:');
  });

  it('shows the catalogue as it last was', async () => {
    const query = '{ category productosResumen { id } producto(id: 70) { name } }';
    const { body } = await post(server.url, '/graphql', { query });
    expect(JSON.parse(body)).toEqual({
      data: {
        category: fixture.categories,
        productosResumen: fixture.products.map(({ id }) => ({ id })),
        producto: { name: fixture.products[0]?.name },
      },
    });
  });

  it('acknowledges no contact message', async () => {
    const answer = await post(server.url, '/api/v1.0/email/send', contactRequest('Hola a todos'));
    expect(answer).toMatchObject({ status: 500, body: 'Internal error' });
    expect(server.output()).not.toContain('Hola a todos');
  });

  it('goes on, and still ends cleanly', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
