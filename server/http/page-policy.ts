import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The origins besides its own that a built site needs, as the build writes them down. */
const CspOrigins = v.object({
  /** That its scripts ask. */
  connect: v.array(v.string()),
  /** That it frames. */
  frame: v.array(v.string()),
});
export type CspOrigins = v.InferOutput<typeof CspOrigins>;

const NONE: CspOrigins = { connect: [], frame: [] };

/** Where the build writes it: beside the page, and with a name that is never served. */
const ORIGINS_FILE = '.csp-origins.json';

/** Reads the origins that a built site needs; none, where the build has not said. */
export function readCspOrigins(siteDirectory: string): CspOrigins {
  try {
    return v.parse(CspOrigins, JSON.parse(readFileSync(join(siteDirectory, ORIGINS_FILE), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return NONE;
    }
    throw error;
  }
}

/** How a policy names a script or style that stands in a page. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content security policy of the site's page: its own scripts, those that
 * they load in turn, and no text that a script makes code of.
 *
 * @param own the sources of its own scripts and styles: a nonce, or the hashes of what stands in it
 * @param hasTls whether the page comes by TLS; pictures must then do so too. The catalogue may
 *   name pictures of any host.
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
