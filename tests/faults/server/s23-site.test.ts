// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { ask } from '../../server/http-client.ts';
import { type ShopServer, startShop } from './shop-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-site-'));
const page = `<!doctype html>
<meta property="csp-nonce" nonce="set-by-the-server">
<script nonce="set-by-the-server"></script>
<p>${'acero '.repeat(300)}</p>`;
const outside = { connect: ['https://api.tienda.example'], frame: ['https://mapa.example'] };

let shop: ShopServer;
let secure: ShopServer;

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('private.txt', 'private');
  write('site-beside/private.txt', 'private');
  write('site/index.html', page);
  write('site/index.html.br', 'a page without a nonce');
  write('site/.outside.json', JSON.stringify(outside));
  write('site/assets/app-a1b2c3.js', 'plain');
  write('site/assets/app-a1b2c3.js.br', 'brotli');
  write('site/assets/app-a1b2c3.js.map', 'sources');
  write('site/images/tubo 1.webp', 'picture');
  write('site/.env', 'secret');
  write('site/.git/config.txt', 'secret');
  symlinkSync(join(folder, 'private.txt'), join(folder, 'site/link.txt'));
  symlinkSync(folder, join(folder, 'site/above'));
  const site = join(folder, 'site');
  shop = await startShop({ site });
  secure = await startShop({ site, publicUrl: 'https://tienda.example' });
});
afterAll(() => {
  shop.close();
  secure.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}) => ask(shop.url, path, { headers });
const policyOf = (headers: IncomingHttpHeaders) => String(headers['content-security-policy']);

describe('S23: there is nothing at', () => {
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
    '/.outside.json',
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

describe('S24: how long an answer may be kept, and what it depends on, is said of', () => {
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
    ['a picture', '/images/tubo%201.webp', {}, 'public, max-age=86400', undefined],
    ['what is not there', '/nowhere', {}, 'no-store', undefined],
    ['what is not done', '/', { method: 'DELETE' }, 'no-store', undefined],
    ['a query', '/graphql', { ...json, body: category }, 'no-store', byBoth],
    ['a query by GET', query, {}, 'no-cache', byBoth],
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
    const { headers } = await ask(shop.url, path, options);
    expect({ cacheControl: headers['cache-control'], vary: headers.vary }).toEqual({
      cacheControl,
      vary,
    });
  });
});

it('S24: nothing that a proxy or a browser says of the request comes back', async () => {
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
    const usual = await ask(shop.url, path, { ...plain, headers: type });
    const answer = await ask(shop.url, path, { ...plain, headers: { ...type, ...headers } });
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain('ajeno');
    expect(answer.status).toBe(usual.status);
  }
});

describe('the page', () => {
  it.each(['br', 'gzip', 'identity'])(
    'comes in %s with a nonce that no other answer has',
    async (coding) => {
      const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
      const nonces = new Set<string>();
      for (const path of ['/', '/', '/index.html']) {
        const { headers, bytes } = await get(path, { 'accept-encoding': coding });
        expect(headers['content-encoding'] ?? 'identity').toBe(coding);
        expect(headers['content-length']).toBe(String(bytes.length));
        expect(headers.etag).toBeUndefined();
        const decode =
          coding === 'br' || coding === 'gzip' ? decoders[coding] : (same: Buffer) => same;
        const [, nonce = ''] =
          /script-src 'nonce-([\w+/]{24})' 'strict-dynamic';/.exec(policyOf(headers)) ?? [];
        expect(decode(bytes).toString()).toBe(page.replaceAll('set-by-the-server', nonce));
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
    },
  );

  it('answers HEAD with the headers alone', async () => {
    const { status, body, headers } = await ask(shop.url, '/', { method: 'HEAD' });
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(Number(headers['content-length'])).toBeGreaterThan(page.length);
  });

  it('may do what it needs and nothing else', async () => {
    const { headers } = await get('/');
    const policy = policyOf(headers).replace(/nonce-[\w+/]+/g, 'nonce');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'nonce' 'strict-dynamic'",
      "style-src 'self' 'nonce'",
      "img-src 'self' data: https: http:",
      "font-src 'self'",
      "connect-src 'self' https://api.tienda.example",
      'frame-src https://mapa.example',
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('says under TLS that it comes by nothing else, and so do its pictures', async () => {
    const { headers } = await ask(secure.url, '/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(policyOf(headers)).toContain("img-src 'self' data: https:;");
    for (const path of ['/assets/app-a1b2c3.js', '/nowhere', '/graphql?query={__typename}']) {
      const other = await ask(secure.url, path);
      expect(other.headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });
});

describe('whoever is elsewhere', () => {
  it.each([
    ['shows pictures', '/images/tubo%201.webp', 'cross-origin'],
    ['asks the catalogue', '/graphql?query={__typename}', 'cross-origin'],
    ['runs no script of the site', '/assets/app-a1b2c3.js', 'same-origin'],
    ['frames nothing of it', '/', 'same-origin'],
  ])('%s', async (_, path, expected) => {
    const { headers } = await get(path);
    expect(headers['cross-origin-resource-policy']).toBe(expected);
    expect(policyOf(headers)).toContain("frame-ancestors 'none'");
  });
});
