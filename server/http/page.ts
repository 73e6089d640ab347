import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sendContent } from './content.ts';
import type { Handler } from './handler.ts';
import { isSecure, setPageHeaders } from './headers.ts';
import { pagePolicy, readCspOrigins } from './page-policy.ts';

/** `html.cspNonce` of vite.config.ts. */
const NONCE_PLACEHOLDER = 'set-by-the-server';

/**
 * The site's page. Each response has a new nonce, so it is not precompressed. The file is read once.
 */
export function createPage(file: string, publicUrl: string): Handler {
  // HTML requires `content`, which Vite omits.
  const html = readFileSync(file, 'utf8').replace('<meta property="csp-nonce"', '$& content=""');
  const origins = readCspOrigins(dirname(file));
  const hasTls = isSecure(publicUrl);

  return (request, response) => {
    const nonce = randomBytes(18).toString('base64');
    const own = { scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'nonce-${nonce}'` };
    setPageHeaders(response, pagePolicy(own, origins, hasTls));
    return sendContent(
      request,
      response,
      html.replaceAll(NONCE_PLACEHOLDER, nonce),
      // Not `no-store`, which would disable the back-forward cache.
      { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' },
    );
  };
}
