import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { log } from '../observability/log.ts';

/** Wrong passwords from one address within a minute; for the rest of it none is looked at. */
const MOST_WRONG = 10;
const WINDOW_MS = 60_000;

/**
 * Tells who has the token: as the password that the browser asks for, or as a bearer token.
 *
 * @returns the status to refuse a request with, or null
 */
export function createAuthentication(
  token: string,
): (request: IncomingMessage) => 401 | 429 | null {
  const wrong = new LRUCache<string, number>({ max: 1_000, ttl: WINDOW_MS, noUpdateTTL: true });
  return ({ headers: { authorization }, socket }) => {
    const address = socket.remoteAddress ?? '';
    const tries = wrong.get(address) ?? 0;
    if (tries >= MOST_WRONG) return 429;
    if (authorization === undefined) return 401;
    if (isSame(passwordIn(authorization), token)) return null;
    wrong.set(address, tries + 1);
    log.warn('Wrong password for /admin');
    return 401;
  };
}

function passwordIn(authorization: string): string {
  return Buffer.from(authorization.replace(/^basic /i, ''), 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
}

/** Of hashes, so that neither length nor time tells anything of the token. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/**
 * Whether a form was sent by a page of this server: the browser sends the password along with a form
 * of any site. A name that leads here only of late (DNS rebinding) has another password, or none.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
