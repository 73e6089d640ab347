import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { LOCAL } from '../http/client-key.ts';
import { log } from '../observability/log.ts';

/** Wrong passwords of one client per minute; until it is over, every request is answered 429. */
const MAX_WRONG = 10;
const WINDOW_MS = 60_000;

/**
 * Checks the password of HTTP basic authentication; the user name is ignored.
 * @returns the status of a refusal, or null
 */
export function createAuthentication(
  token: string,
  clientKeyOf: (request: IncomingMessage) => string,
): (request: IncomingMessage) => 401 | 429 | null {
  const wrong = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true });
  const report = createReport();
  return (request) => {
    const { authorization } = request.headers;
    const client = clientKeyOf(request);
    const tries = wrong.get(client) ?? 0;
    if (tries >= MAX_WRONG) return 429;
    // A browser first requests without a password.
    if (authorization === undefined) return 401;
    if (isSameText(passwordIn(authorization), token)) return null;
    // All users of a tunnel, or of a proxy that is not counted, have this machine's address.
    if (client !== LOCAL) wrong.set(client, tries + 1);
    report();
    return 401;
  };
}

/** Logs wrong passwords at most once a minute, with their number since the last line. */
function createReport() {
  let attempts = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return () => {
    attempts += 1;
    if (performance.now() - reportedAt < WINDOW_MS) return;
    log.warn({ attempts }, 'Wrong password for /admin');
    attempts = 0;
    reportedAt = performance.now();
  };
}

function passwordIn(authorization: string): string {
  return Buffer.from(authorization.replace(/^basic /i, ''), 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
}

/** Compares hashes, so that the duration does not depend on the token. */
function isSameText(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}

/**
 * CSRF protection: browsers send the password with requests of any site, but also where they come
 * from. Other programs send neither header.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  if (site !== 'none' && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
