import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/postgres.ts';
import { type Shop, withShop } from '../../testing/shop.ts';
import { run } from '../../tools/lib/run.mjs';
import { Unavailable } from './result.ts';

export interface TlsSite {
  /** `localhost:4433`; only TLS is spoken there. */
  host: string;
  /** The certificate that vouches for it, a PEM file. */
  authority: string;
}

/**
 * The shop behind TLS, as the world meets it: a proxy on the loopback ends it, as a load balancer
 * would, and the shop's public address begins with `https://`.
 *
 * @throws {Unavailable} where openssl is missing, which makes the certificate
 */
export async function withTlsSite<Result>(
  work: (site: TlsSite) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-tls-'));
  try {
    const { key, authority } = await makeCertificate(folder);
    const port = await freePort();
    const host = `localhost:${port}`;
    return await withShop({ environment: { PUBLIC_URL: `https://${host}` } }, async (shop) => {
      const proxy = proxyTo(shop, { key, cert: readFileSync(authority) });
      await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve));
      try {
        return await work({ host, authority });
      } finally {
        proxy.closeAllConnections();
        proxy.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function proxyTo({ url }: Shop, identity: { key: Buffer; cert: Buffer }) {
  return createServer(identity, (received, response) => {
    const { method = 'GET', url: path = '/', headers } = received;
    const forwarded = request(
      url,
      { path, method, headers: { ...headers, 'x-forwarded-proto': 'https' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    received.pipe(forwarded);
  });
}

async function makeCertificate(folder: string): Promise<{ key: Buffer; authority: string }> {
  const key = join(folder, 'key.pem');
  const authority = join(folder, 'certificate.pem');
  const { code } = await run(
    [
      ...['openssl', 'req', '-x509', '-nodes', '-days', '2'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', authority],
    ],
    { output: 'keep' },
  );
  if (code !== 0) throw new Unavailable('This part needs openssl, for a certificate of its own.');
  return { key: readFileSync(key), authority };
}
