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
    const key = clientKeyOf(request);
    const isTunnel = key === LOCAL && !isForwarded(request);
    const client = key === LOCAL ? PROXIED : key;
    const tries = isTunnel ? 0 : (wrong.get(client) ?? 0);
    if (tries >= MAX_WRONG) return 429;
    // A browser first requests without a password.
    if (authorization === undefined) return 401;
    if (isSameText(passwordIn(authorization), token)) return null;
    // The users of a tunnel may log in to this machine.
    if (!isTunnel) wrong.set(client, tries + 1);
    report();
    return 401;
  };
}

/** The key of all clients of a proxy on this machine that TRUST_PROXY does not name. */
const PROXIED = 'proxied';

const isForwarded = ({ headers }: IncomingMessage) =>
  [headers['x-forwarded-for'], headers.forwarded, headers.via].some((text) => text !== undefined);

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
