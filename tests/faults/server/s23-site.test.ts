// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { type ShopServer, startInProcessShop } from '../../../testing/in-process-shop.ts';
import { makeSite } from './site-folder.ts';

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

describe('there is nothing at', () => {
  it.each([
    '/../private.txt',
    '/../site-beside/private.txt',
    '/assets/../../private.txt',
    '/..%2fprivate.txt',
    '/%2e%2e/private.txt',
    '/%252e%252e/private.txt',
    '/%c0%ae%c0%ae/private.txt',
    '/assets/..%5c..%5c..%5cprivate.txt',
    '//private.txt',
    '///etc/passwd',
    '/etc/passwd',
    '/link.txt',
    '/above/private.txt',
    '/.env',
    '/.csp-origins.json',
    '/.inputs',
    '/.git/config.txt',
    '/assets/app-a1b2c3.js.map',
    '/assets/app-a1b2c3.js.br',
    '/assets/app-a1b2c3.js/',
    '/assets/app-a1b2c3.js%00.webp',
    '/assets/app-a1b2c3.js::$DATA',
    '/index.html%00',
    '/INDEX.HTML',
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
    '/assets',
    '/cart',
    'file:///etc/passwd',
    `/${'a'.repeat(10_000)}`,
  ])('%s', async (path) => {
    const { status, body, headers } = await get(path);
    expect({ status, body }).toEqual({ status: 404, body: 'Not found' });
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('how long an answer may be kept, and what it depends on, is said of', () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const category = JSON.stringify({ query: operations.Category });
  const query = `/graphql?query=${encodeURIComponent(operations.Category)}`;
  const byBoth = 'Accept, Accept-Encoding';

  it.each([
    ['the page', '/', {}, 'private, no-cache', 'Accept-Encoding'],
    ['the page by its name', '/index.html?utm=1', {}, 'private, no-cache', 'Accept-Encoding'],
    [
      'a script',
      '/assets/app-a1b2c3.js',
      {},
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ],
    ['a picture', '/images/tubo%201.webp', {}, 'public, max-age=86400', 'Accept-Encoding'],
    ['what is not there', '/nowhere', {}, 'no-store', undefined],
    ['what is not done', '/', { method: 'DELETE' }, 'no-store', undefined],
    ['a query', '/graphql', { ...json, body: category }, 'no-store', byBoth],
    ['a query by GET', query, {}, 'no-store', byBoth],
    ['a refused query', '/graphql?query={a}', {}, 'no-store', byBoth],
    ['a broken query', '/graphql', { ...json, body: '{' }, 'no-store', byBoth],
    [
      'a body of another type',
      '/graphql',
      { method: 'POST', body: category },
      'no-store',
      undefined,
    ],
    [
      'a body that is too long',
      '/graphql',
      { ...json, body: category.padEnd(20_000) },
      'no-store',
      undefined,
    ],
  ] as const)('%s', async (_, path, options, cacheControl, vary) => {
    const { headers } = await rawFetch(shop.url, path, options);
    expect({ cacheControl: headers['cache-control'], vary: headers.vary }).toEqual({
      cacheControl,
      vary,
    });
  });
});

it('nothing that a proxy or a browser says of the request comes back', async () => {
  const marker = 'ajeno.example';
  const headers = {
    host: marker,
    origin: `https://${marker}`,
    referer: `https://${marker}/`,
    forwarded: `for=${marker};host=${marker};proto=https`,
    'x-forwarded-for': marker,
    'x-forwarded-host': marker,
    'x-forwarded-proto': marker,
    'x-forwarded-prefix': `/${marker}`,
    'x-original-url': `/${marker}`,
    'x-rewrite-url': `/${marker}`,
    'x-http-method-override': 'DELETE',
    'access-control-request-headers': marker,
    'access-control-request-method': marker,
    'user-agent': marker,
    cookie: `a=${marker}`,
  };
  const body = JSON.stringify({ query: operations.Producto, variables: { id: 60 } });
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/assets/app-a1b2c3.js'],
    ['GET', '/nowhere'],
    ['DELETE', '/'],
    ['OPTIONS', '/graphql'],
    ['GET', `/graphql?query=${encodeURIComponent('{ __typename }')}`],
    ['GET', '/graphql?query={'],
    ['POST', '/graphql'],
  ] as const) {
    const plain = method === 'POST' ? { method, body } : { method };
    const type = { 'content-type': 'application/json' };
    const usual = await rawFetch(shop.url, path, { ...plain, headers: type });
    const response = await rawFetch(shop.url, path, { ...plain, headers: { ...type, ...headers } });
    expect(JSON.stringify([response.headers, response.body])).not.toContain('ajeno');
    expect(response.status).toBe(usual.status);
  }
});

it('serves a picture that has come since the start, and no other file that has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-grown-'));
  mkdirSync(join(folder, 'images'));
  const grown = await startInProcessShop({ site: folder });
  for (const name of ['images/new.webp', 'images/.hidden.webp', 'images/a.sh', 'new.js']) {
    writeFileSync(join(folder, name), 'x');
  }
  const status = async (path: string) => (await rawFetch(grown.url, path)).status;
  await expect.poll(() => status('/images/new.webp'), { timeout: 20_000 }).toBe(200);
  for (const path of ['/images/.hidden.webp', '/images/a.sh', '/images/../new.js']) {
    expect(await status(path), path).toBe(404);
  }
  grown.close();
  rmSync(folder, { recursive: true });
});
