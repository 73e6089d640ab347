import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chooseCoding, compress } from './content-coding.ts';
import type { Handler } from './handler.ts';
import { isSecure, setPageHeaders } from './headers.ts';
import { pagePolicy, readCspOrigins } from './page-policy.ts';

/** Vite's element with the placeholder of the nonce. */
const NONCE_PLACEHOLDER = /<meta property="csp-nonce"[^>]* nonce="([^"]+)"/;

/**
 * The site's page. Each response has a new nonce, so it is not precompressed. The file is read once.
 */
export function createPage(file: string, publicUrl: string): Handler {
  // HTML requires `content`, which Vite omits.
  const html = readFileSync(file, 'utf8').replace('<meta property="csp-nonce"', '$& content=""');
  const placeholder = NONCE_PLACEHOLDER.exec(html)?.[1];
  const origins = readCspOrigins(dirname(file));
  const hasTls = isSecure(publicUrl);

  return async (request, response) => {
    const nonce = randomBytes(18).toString('base64');
    const bytes = Buffer.from(placeholder ? html.replaceAll(placeholder, nonce) : html);
    const wanted = chooseCoding(request.headers['accept-encoding']);
    const { body, headers } = await compress(bytes, wanted);

    const own = { scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'nonce-${nonce}'` };
    setPageHeaders(response, pagePolicy(own, origins, hasTls));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    // Not `no-store`, which would disable the back-forward cache.
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
