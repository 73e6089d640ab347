// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawFetch } from '../../../testing/http-client.ts';
import { type ShopServer, startInProcessShop } from '../in-process-shop.ts';
import { openConnection } from '../raw-connection.ts';
import { makeSite } from '../site-folder.ts';

const { site, remove } = makeSite();
let shop: ShopServer;
beforeAll(async () => {
  shop = await startInProcessShop({ site });
});
afterAll(() => {
  shop.close();
  remove();
});

const get = (path: string, headers = {}) => rawFetch(shop.url, path, { headers });
const SCRIPT = '/assets/app-a1b2c3.js';

describe('a path outside the site or without a file', () => {
  it.each([
    '/../private.txt',
    '/../site-beside/private.txt',
    '/..%2fprivate.txt',
    '/%2e%2e/private.txt',
    '/assets/..%5c..%5c..%5cprivate.txt',
    '/.env',
    '/.csp-origins.json',
    `${SCRIPT}.map`,
    `${SCRIPT}%00.webp`,
    `${SCRIPT}.map%23.js`,
    `${SCRIPT}.map%3F.js`,
    `${SCRIPT}.map%00.js`,
    `${SCRIPT}.map;.js`,
    `${SCRIPT}.map/../.js`,
    '/assets/../.env',
    '/%2eenv',
    '/index.html.br',
    '/%E0%A4%A',
    '/assets',
  ])('is 404: %s', async (path) => {
    const { status, body, headers } = await get(path);
    expect({ status, body }).toEqual({ status: 404, body: 'Not found' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

it('serves the page of a new build, and the last one while there is none', async () => {
  const { site: folder, remove: removeSite } = makeSite();
  const updated = await startInProcessShop({ site: folder });
  const body = async () => (await rawFetch(updated.url, '/')).body;
  expect(await body()).toContain('acero');
  writeFileSync(join(folder, 'index.html'), 'nueva');
  expect(await body()).toBe('nueva');
  removeSite();
  expect(await body()).toBe('nueva');
  updated.close();
});

describe('a request target with a raw #', () => {
  it.each([`${SCRIPT}.map#.js`, '/.env#.js', '/#', '/p/70#', '/graphql#', `${SCRIPT}?a#b`])(
    'is refused with 400: %s',
    async (path) => {
      const connection = await openConnection(shop.url);
      connection.send(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
      expect(await connection.closed).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    },
  );
});

describe('the page', () => {
  it.each(['//', '//index.html', '/./index.html', '/%69ndex.html', '/assets//%2e%2e/index.html'])(
    'is the same at %s as at /',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body).not.toContain('set-by-the-server');
    },
  );
});

describe('a file of the site', () => {
  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['BR;Q=0.000, GZIP', 'gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip', 'gzip'],
    ['gzip;q=0, br;q=0', 'plain', undefined],
    ['*', 'brotli', 'br'],
    ['*;q=0, gzip', 'gzip', 'gzip'],
    ['abracadabra, x-gzipped', 'plain', undefined],
    ['', 'plain', undefined],
  ])('is served precompressed for Accept-Encoding: %s', async (accepted, body, coding) => {
    const response = await get(SCRIPT, { 'accept-encoding': accepted });
    expect(response).toMatchObject({ status: 200, body });
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect(response.headers['content-encoding']).toBe(coding);
  });

  it('is served for the absolute form of its URL', async () => {
    expect((await get(`${shop.url}${SCRIPT}`)).status).toBe(200);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get(SCRIPT, { 'accept-encoding': 'br' });
    const etag = { 'if-none-match': headers.etag };
    expect((await get(SCRIPT, { 'accept-encoding': 'br', ...etag })).status).toBe(304);
    expect((await get(SCRIPT, etag)).status).toBe(200);
  });

  it.each([
    (etag: string) => etag,
    (etag: string) => `"other", ${etag}`,
    (etag: string) => `${etag},"other"`,
    (etag: string) => etag.replace(/^W\//, ''),
    () => '*',
  ])('is answered 304 with its ETag and caching for If-None-Match %#', async (condition) => {
    const { headers } = await get(SCRIPT);
    const known = { 'if-none-match': condition(headers.etag ?? '') };
    const answer = await get(SCRIPT, known);
    expect(answer).toMatchObject({ status: 304, body: '' });
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(answer.headers[name]).toBe(headers[name]);
    for (const name of ['content-type', 'content-encoding'])
      expect(answer.headers[name]).toBeUndefined();
    const head = await rawFetch(shop.url, SCRIPT, { method: 'HEAD', headers: known });
    expect(head.status).toBe(304);
  });

  it.each(['"other"', 'W/"1-2", "3-4"', '', '"*"'])(
    'is sent whole for If-None-Match: %s',
    async (known) => {
      expect(await get(SCRIPT, { 'if-none-match': known })).toMatchObject({
        status: 200,
        body: 'plain',
      });
    },
  );

  it.each([
    ['/', 'private, no-cache'],
    [SCRIPT, 'public, max-age=31536000, immutable'],
    ['/images/tubo%201.webp', 'public, max-age=86400'],
  ])('at %s may be cached: %s', async (path, cacheControl) => {
    expect((await get(path)).headers['cache-control']).toBe(cacheControl);
  });

  it.each(['/', SCRIPT])('answers HEAD and refuses DELETE at %s', async (path) => {
    const head = await rawFetch(shop.url, path, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    const refused = await rawFetch(shop.url, path, { method: 'DELETE' });
    expect(refused.status).toBe(405);
    expect(refused.headers.allow).toBe('GET, HEAD');
  });
});
