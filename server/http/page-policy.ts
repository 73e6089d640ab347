import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Foreign origins that a built site needs, for requests and frames; the build writes them into a file. */
interface CspOrigins {
  connect: readonly string[];
  frame: readonly string[];
}

/** A dotfile in the site's folder, which is not served. */
const ORIGINS_FILE = '.csp-origins.json';

/** Reads the origins that a built site needs; none without the file. */
export function readCspOrigins(siteDirectory: string): CspOrigins {
  const file = join(siteDirectory, ORIGINS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { connect: [], frame: [] };
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content security policy of the site's page.
 * @param own sources of inline scripts and styles: a nonce, or hashes
 * @param hasTls whether the page is served by TLS; pictures then need TLS too. The catalogue may
 *   contain pictures of any host.
 */
export function pagePolicy(
  own: { scripts: string; styles: string },
  origins: CspOrigins,
  hasTls: boolean,
): string {
  return [
    "default-src 'none'",
    `script-src ${own.scripts}`,
    `style-src 'self' ${own.styles}`,
    `img-src 'self' data: https:${hasTls ? '' : ' http:'}`,
    "font-src 'self'",
    "worker-src 'none'",
    ["connect-src 'self'", ...origins.connect].join(' '),
    `frame-src ${origins.frame.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
