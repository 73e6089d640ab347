import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Database } from '../database/database.ts';

const COOKIE = 'admin_session';
const HOURS = 12;
const TOKEN_BYTES = 32;

/**
 * The sessions of the private page. They are in the database, so that they outlast a restart and end
 * for all processes at once; it has only hashes of their tokens.
 * @param secret key of the hashes: with another one all sessions have ended
 */
export function createSessions(database: Database, secret: string) {
  const hashOf = (token: string) => createHmac('sha256', secret).update(token).digest('base64url');
  /** The hash of the token that a request has; of none too. */
  const sessionOf = ({ headers }: IncomingMessage) =>
    hashOf(cookiePattern.exec(headers.cookie ?? '')?.[1] ?? '');
  return {
    sessionOf,

    isOpen: async (request: IncomingMessage): Promise<boolean> => {
      if (!request.headers.cookie) return false;
      const rows = await database.query(
        'SELECT 1 FROM admin_sessions WHERE token_hash = $1 AND ends_at > now()',
        [sessionOf(request)],
      );
      return rows.length > 0;
    },

    /** @returns the headers that give the session to the browser */
    begin: async (request: IncomingMessage): Promise<Record<string, string>> => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await database.query('DELETE FROM admin_sessions WHERE ends_at <= now()');
      await database.query(
        `INSERT INTO admin_sessions (token_hash, ends_at)
              VALUES ($1, now() + make_interval(hours => $2::integer))`,
        [hashOf(token), HOURS],
      );
      return cookieHeaders(request, token, HOURS * 3600);
    },

    /** @returns the headers that take the session from the browser */
    end: async (request: IncomingMessage): Promise<Record<string, string>> => {
      const session = sessionOf(request);
      await database.query('DELETE FROM admin_sessions WHERE token_hash = $1', [session]);
      return cookieHeaders(request, '', 0);
    },
  };
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`);

function cookieHeaders(request: IncomingMessage, token: string, seconds: number) {
  const secure = isHttps(request) ? '; Secure' : '';
  const attributes = `Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  return { 'Set-Cookie': `${COOKIE}=${token}; ${attributes}` };
}

/** By what the browser says, or the proxy. */
const isHttps = ({ headers }: IncomingMessage) =>
  [headers.origin, headers['x-forwarded-proto']].some((text) => /^https\b/.test(String(text)));

/**
 * CSRF protection: cookies are also sent with requests of other hosts of the same site, but browsers
 * say where a request comes from. Other programs send neither header.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  if (site !== 'none' && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
