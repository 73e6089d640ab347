// @vitest-environment node
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';
import { type ShopServer, startInProcessShop } from '../in-process-shop.ts';
import { openConnection } from '../raw-connection.ts';
import { makeSite, page } from '../site-folder.ts';

const { site, remove } = makeSite();
let shop: ShopServer;
let secure: ShopServer;
beforeAll(async () => {
  shop = await startInProcessShop({ site });
  secure = await startInProcessShop({ site, publicUrl: 'https://tienda.example' });
});
afterAll(() => {
  shop.close();
  secure.close();
  remove();
});

const get = (path: string, headers = {}) => rawFetch(shop.url, path, { headers });
const policyOf = (headers: IncomingHttpHeaders) => String(headers['content-security-policy']);

describe('the page', () => {
  it('has a new nonce in each response, in its policy and its scripts', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/', '/index.html']) {
      const { headers, bytes } = await get(path, { 'accept-encoding': 'br' });
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers.etag).toBeUndefined();
      const [, nonce = ''] =
        /script-src 'nonce-([\w+/]{24})' 'strict-dynamic';/.exec(policyOf(headers)) ?? [];
      expect(brotliDecompressSync(bytes).toString()).toBe(
        page
          .replaceAll('set-by-the-server', nonce)
          .replace('<meta property="csp-nonce"', '$& content=""'),
      );
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('is restricted to what it needs', async () => {
    const { headers } = await get('/');
    const policy = policyOf(headers).replace(/nonce-[\w+/]+/g, 'nonce');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'nonce' 'strict-dynamic'",
      "style-src 'self' 'nonce'",
      "img-src 'self' data: https: http:",
      "font-src 'self'",
      "worker-src 'none'",
      "connect-src 'self' https://api.tienda.example",
      'frame-src https://mapa.example',
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  });
});

const paths = ['/', '/assets/app-a1b2c3.js', '/nowhere', '/graphql?query={a}', '/livez'];

describe('every response', () => {
  it.each(paths)('at %s has the security headers', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    const { headers: encrypted } = await rawFetch(secure.url, path);
    expect(encrypted['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('a raw response', () => {
  const body = requestBody('ProductosResumen');
  const post = ['application/json', 'multipart/mixed', 'text/event-stream', 'x'].map(
    (accept) => `POST /graphql HTTP/V\r\nAccept: ${accept}\r\n`,
  );
  const targets = [...paths, '/p/70', '/c/x', '/sitemap.xml', '/%E0%A4%A'];
  const read = ['GET', 'HEAD', 'DELETE'].flatMap((method) =>
    targets.map((path) => `${method} ${path} HTTP/V\r\n`),
  );

  it.each(['1.0', '1.1'])(
    'to HTTP/%s has one length, its body and no header twice',
    async (version) => {
      for (const request of [...post, ...read]) {
        const sent = request.startsWith('POST') ? body : '';
        const { send, closed } = await openConnection(shop.url);
        send(
          `${request.replace('HTTP/V', `HTTP/${version}`)}Host: shop\r\nConnection: close\r\n` +
            `Content-Type: application/json\r\nContent-Length: ${sent.length}\r\n\r\n${sent}`,
        );
        const [head = '', content = ''] = (await closed).split(/\r\n\r\n(.*)/s);
        const names = head.match(/^[\w-]+(?=:)/gm)?.map((name) => name.toLowerCase()) ?? [];
        expect(
          names.filter((name, index) => names.indexOf(name) !== index),
          request,
        ).toEqual([]);
        expect(names, request).not.toContain('transfer-encoding');
        const length = /^content-length: (\d+)$/im.exec(head)?.[1];
        if (request.startsWith('HEAD')) expect(content, request).toBe('');
        else expect(content.length, request).toBe(Number(length));
        if (sent) expect(head).toMatch(/^HTTP\/1\.1 200 .*content-type: application\/json/is);
      }
    },
  );
});

describe('another origin', () => {
  it.each([
    ['may show pictures', '/images/tubo%201.webp', 'cross-origin'],
    ['may query the catalogue', '/graphql?query={a}', 'cross-origin'],
    ['may not load scripts of the site', '/assets/app-a1b2c3.js', 'same-origin'],
  ])('%s', async (_, path, expected) => {
    expect((await get(path)).headers['cross-origin-resource-policy']).toBe(expected);
  });

  it('may post GraphQL without credentials', async () => {
    const origin = 'https://tienda.example';
    const options = { method: 'OPTIONS', headers: { origin } };
    const preflight = await rawFetch(shop.url, '/graphql', options);
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type, Accept',
    });
    const { headers } = await postGraphql(shop.url, requestBody('Category'), { origin });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});
