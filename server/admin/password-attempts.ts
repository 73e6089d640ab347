import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { LOCAL } from '../http/client-key.ts';
import { log } from '../observability/log.ts';

/** Wrong passwords of one client per minute; until it is over, all of its passwords are refused. */
const MAX_WRONG = 10;
const WINDOW_MS = 60_000;

/** Why a password was not accepted, for its page. */
export interface RefusedAttempt {
  status: 401 | 429;
  problem: string;
  headers: Record<string, string>;
}

/** @returns the check of a password that a client has sent; null: it is right */
export function createPasswordAttempts(
  isRight: (password: string) => Promise<boolean>,
  clientKeyOf: (request: IncomingMessage) => string,
) {
  const wrong = new LRUCache<string, number>({ max: 10_000, ttl: WINDOW_MS, noUpdateTTL: true });
  const report = createReport();
  return async (request: IncomingMessage, password: string): Promise<RefusedAttempt | null> => {
    const key = clientKeyOf(request);
    const isTunnel = key === LOCAL && !isForwarded(request);
    const client = key === LOCAL ? PROXIED : key;
    const tries = isTunnel ? 0 : (wrong.get(client) ?? 0);
    if (tries >= MAX_WRONG) return tooMany(Math.ceil(wrong.getRemainingTTL(client) / 1000));
    // Counted before the check, which takes time: attempts may come at once. The users of a tunnel may
    // log in to this machine.
    if (!isTunnel) wrong.set(client, tries + 1);
    if (await isRight(password)) {
      wrong.delete(client);
      return null;
    }
    report();
    return { status: 401, problem: 'Contraseña equivocada.', headers: {} };
  };
}

const tooMany = (seconds: number): RefusedAttempt => ({
  status: 429,
  problem: `Demasiadas contraseñas equivocadas. Pruebe de nuevo en ${seconds} s.`,
  headers: { 'Retry-After': String(seconds) },
});

/** The key of all clients of a proxy on this machine that TRUST_PROXY does not name. */
const PROXIED = 'proxied';

const PROXY_HEADER = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$)/;

const isForwarded = ({ headers }: IncomingMessage) =>
  Object.keys(headers).some((name) => PROXY_HEADER.test(name));

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
