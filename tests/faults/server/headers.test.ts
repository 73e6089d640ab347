// @vitest-environment node
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawFetch } from '../../../testing/http-client.ts';
import { type ShopServer, startInProcessShop } from '../../../testing/in-process-shop.ts';
import { makeSite, page } from './site-folder.ts';

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

/** The page as it is sent: with the nonce, and with what Vite's line lacks to be HTML. */
const served = (nonce: string) =>
  page
    .replaceAll('set-by-the-server', nonce)
    .replace('<meta property="csp-nonce"', '$& content=""');

const get = (path: string, headers = {}) => rawFetch(shop.url, path, { headers });
const policyOf = (headers: IncomingHttpHeaders) => String(headers['content-security-policy']);

describe('headers: the page', () => {
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
        expect(decode(bytes).toString()).toBe(served(nonce));
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
    },
  );

  it('answers HEAD with the headers alone', async () => {
    const { status, body, headers } = await rawFetch(shop.url, '/', { method: 'HEAD' });
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
    const { headers } = await rawFetch(secure.url, '/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(policyOf(headers)).toContain("img-src 'self' data: https:;");
    const others = ['/assets/app-a1b2c3.js', '/nowhere', '/graphql?query={__typename}', '/livez'];
    for (const path of [...others, '/api/v1.0/email/send']) {
      const other = await rawFetch(secure.url, path);
      expect(other.headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });
});

describe('headers: whoever is elsewhere', () => {
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

  it('reads when to come back, where there is too much to do', async () => {
    const { headers } = await rawFetch(shop.url, '/api/v1.0/email/send', { method: 'POST' });
    expect(headers['access-control-expose-headers']).toBe('Retry-After');
  });
});
