// @vitest-environment node
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { contactRequest, post, rawFetch } from '../../testing/http-client.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-http-'));
let server: ServerProcess;

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('seed.json', JSON.stringify(fixture));
  write('site/index.html', '<!doctype html>');
  write('site/assets/app-a1b2c3.js', 'plain');
  write('site/assets/app-a1b2c3.js.br', 'brotli');
  write('site/assets/app-a1b2c3.js.gz', 'gzip');
  write('site/images/tubo 1.webp', 'picture');
  server = await startServer({
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    SEED_FILE: join(folder, 'seed.json'),
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('the site', () => {
  const get = (path: string, headers = {}) => rawFetch(server.url, path, { headers });

  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
  ])('is sent as prepared for Accept-Encoding: %s', async (accepted, body, coding) => {
    const response = await get('/assets/app-a1b2c3.js', { 'accept-encoding': accepted });
    expect(response).toMatchObject({ status: 200, body });
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect(response.headers['content-encoding']).toBe(coding);
  });

  it('is not sent again to who has it, in the same coding', async () => {
    const path = '/assets/app-a1b2c3.js';
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': headers.etag });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': headers['cache-control'],
    });

    const other = await get(path, { 'if-none-match': headers.etag });
    expect(other).toMatchObject({ status: 200, body: 'plain' });
  });

  it('has no file any more that a new build took away', async () => {
    const path = join(folder, 'site/images/tubo 1.webp');
    renameSync(path, `${path}.away`);
    expect((await get('/images/tubo%201.webp')).status).toBe(404);
    renameSync(`${path}.away`, path);
    expect((await get('/images/tubo%201.webp')).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await rawFetch(server.url, '/assets/app-a1b2c3.js', { method: 'HEAD' });
    expect(response).toMatchObject({ status: 200, body: '' });
    expect(response.headers['content-length']).toBe('5');
  });

  it('is only read', async () => {
    const response = await rawFetch(server.url, '/', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it.each(['/', '/nowhere', '/healthz', '/graphql'])('protects the visitor at %s', async (path) => {
    expect((await get(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });
});

describe('the contract over HTTP', () => {
  const query = (source: string, headers = {}) =>
    post(server.url, '/graphql', { query: source }, headers);

  it.each([
    ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
    ['application/json', 'application/json'],
  ])('answers Accept: %s in its own type', async (accept, type) => {
    const response = await query('{ category }', { accept });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain(type);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(response.body)).toEqual({ data: { category: fixture.categories } });
  });

  it('says what is wrong with a query', async () => {
    const response = await query('{ producto(id: 1) { precio } }', {
      accept: 'application/graphql-response+json',
    });
    expect(response.status).toBe(400);
    expect(response.body).toContain('Cannot query field \\"precio\\" on type \\"Producto\\".');
  });

  it('gives its own pictures its own address', async () => {
    const response = await query('{ producto(id: 60) { imageUrl } }');
    expect(response.body).toContain(`${server.url}/images/llave.webp`);
  });

  it('shows no query editor', async () => {
    const response = await rawFetch(server.url, '/graphql', { headers: { accept: 'text/html' } });
    expect(response.body).not.toContain('<html');
  });

  it('serves pages of other origins, without cookies', async () => {
    const headers = { origin: 'https://tienda.example' };
    const preflight = await rawFetch(server.url, '/graphql', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('Content-Type');

    const response = await query('{ category }', headers);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('the contact endpoint', () => {
  const PATH = '/api/v1.0/email/send';

  it('takes what EmailJS takes, from any origin', async () => {
    const response = await post(server.url, PATH, contactRequest('Necesito 20 ángulos.'));
    expect(response).toMatchObject({ status: 200, body: 'OK' });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect((await rawFetch(server.url, PATH, { method: 'OPTIONS' })).status).toBe(204);
  });

  it('says what is wrong with a message', async () => {
    const response = await post(server.url, PATH, contactRequest(''));
    expect(response.status).toBe(400);
    expect(response.body).toMatch(/^template_params\.message: /);
  });

  it.each(['', '{', '[]', 'null', '"text"'])('refuses the body %j', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await rawFetch(server.url, PATH, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });

  it('refuses what a form of another site could send', async () => {
    const headers = { 'content-type': 'text/plain' };
    const body = JSON.stringify(contactRequest('Necesito 20 ángulos.'));
    const response = await rawFetch(server.url, PATH, { method: 'POST', headers, body });
    expect(response.status).toBe(415);
  });

  it('answers GET with what it does take', async () => {
    const response = await rawFetch(server.url, PATH);
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('POST, OPTIONS');
  });
});

it.each(['/graphql', '/api/v1.0/email/send'])('%s reads at most 16 kB', async (path) => {
  const response = await post(server.url, path, contactRequest('x'.repeat(17_000)));
  expect(response).toMatchObject({ status: 413, body: 'The body is too long' });
});

it('says that it is healthy while its database answers', async () => {
  const response = await rawFetch(server.url, '/healthz');
  expect(response).toMatchObject({ status: 200, body: 'OK' });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('writes no line about any of this', () => {
  expect(server.output()).toBe(`Kuntur Aceros is ready at ${server.url}\n`);
  expect(server.log().map(({ msg }) => msg)).toEqual([
    'Starting',
    'The database is up to date',
    'Ready',
  ]);
});
