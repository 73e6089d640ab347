// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPasswordAttempts } from '../../../server/admin/password-attempts.ts';
import { clientKey } from '../../../server/http/client-key.ts';
import { parseProxies } from '../../../server/http/trusted-proxies.ts';
import { log } from '../../../server/observability/log.ts';

/** @returns the status of an attempt, null for a right password */
function attemptsBehind(proxies: string) {
  const trusted = parseProxies(proxies) ?? [];
  const attempt = createPasswordAttempts(
    async (password) => password === 'right',
    (request) => clientKey(request, trusted),
  );
  return async (headers: Record<string, string>, password: string) => {
    const request = { headers, socket: { remoteAddress: '::ffff:127.0.0.1' } };
    return (await attempt(request as unknown as IncomingMessage, password))?.status ?? null;
  };
}

describe('the limit of wrong passwords', () => {
  it('refuses a client after ten within a minute, and no other', async () => {
    const attempt = attemptsBehind('127.0.0.1');
    const from = (client: string, password: string) =>
      attempt({ 'x-forwarded-for': client }, password);
    const tries = Array.from({ length: 11 }, () => from('10.0.0.1', 'wrong'));
    expect(await Promise.all(tries)).toEqual([...Array(10).fill(401), 429]);
    expect(await from('10.0.0.1', 'right')).toBe(429);
    expect(await from('10.0.0.2', 'wrong')).toBe(401);
    expect(await from('10.0.0.2', 'right')).toBeNull();
  });

  it('does not apply to a tunnel, whose users have the same address', async () => {
    const attempt = attemptsBehind('127.0.0.1');
    for (let time = 0; time < 20; time++) expect(await attempt({}, 'wrong')).toBe(401);
    expect(await attempt({}, 'right')).toBeNull();
  });

  it('counts all clients of a proxy on this machine that is not named as one', async () => {
    const attempt = attemptsBehind('');
    for (let time = 0; time < 10; time++)
      expect(await attempt({ 'x-forwarded-for': `10.0.0.${time}` }, 'wrong')).toBe(401);
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(await attempt({ [name]: '10.0.0.99' }, 'right')).toBe(429);
    expect(await attempt({}, 'right')).toBeNull();
  });
});

describe('the log of wrong passwords', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('has one line a minute, with their number', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    let client = 0;
    const attempt = createPasswordAttempts(
      async () => false,
      () => `${client++}`,
    );
    const attempts = async (count: number) => {
      for (let time = 0; time < count; time++)
        await attempt({ headers: {} } as IncomingMessage, 'x');
    };
    await attempts(60);
    expect(warn.mock.calls).toEqual([[{ attempts: 1 }, 'Wrong password for /admin']]);
    vi.advanceTimersByTime(60_000);
    await attempts(60);
    expect(warn.mock.calls.slice(1)).toEqual([[{ attempts: 60 }, 'Wrong password for /admin']]);
  });
});
