// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthentication } from '../../../server/admin/authentication.ts';
import { clientKey } from '../../../server/http/client-key.ts';
import { parseProxies } from '../../../server/http/trusted-proxies.ts';
import { log } from '../../../server/observability/log.ts';
import { startInProcessShop } from '../in-process-shop.ts';
import { basic, token } from './open-admin.ts';

it('the private page answers 429 to a client with ten wrong passwords within a minute, and to no other', () => {
  const refusal = createAuthentication(token, (request) =>
    clientKey(request, parseProxies('127.0.0.1') ?? []),
  );
  const from = (client: string | null, authorization?: string) =>
    refusal({
      headers: { authorization, ...(client && { 'x-forwarded-for': client }) },
      socket: { remoteAddress: '::ffff:127.0.0.1' },
    } as unknown as IncomingMessage);
  // A browser first requests without a password.
  for (let time = 0; time < 20; time++) expect(from('10.0.0.1')).toBe(401);
  for (let time = 0; time < 10; time++) expect(from('10.0.0.1', `Basic x${time}`)).toBe(401);
  expect(from('10.0.0.1', basic)).toBe(429);
  expect(from('10.0.0.2', 'Basic x')).toBe(401);
  expect(from('10.0.0.2', basic)).toBeNull();
  // Through a tunnel all clients have the same address.
  for (let time = 0; time < 20; time++) expect(from(null, 'Basic x')).toBe(401);
  expect(from(null, basic)).toBeNull();
});

it('the private page counts all clients of a proxy on this machine that is not named as one', () => {
  const refusal = createAuthentication(token, (request) => clientKey(request, []));
  const from = (headers: Record<string, string>, authorization: string) =>
    refusal({
      headers: { authorization, ...headers },
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as IncomingMessage);
  for (let time = 0; time < 10; time++)
    expect(from({ 'x-forwarded-for': `10.0.0.${time}` }, 'Basic x')).toBe(401);
  for (const name of ['x-forwarded-for', 'forwarded', 'via'])
    expect(from({ [name]: '10.0.0.99' }, basic)).toBe(429);
  expect(from({}, basic)).toBeNull();
});

describe('the log of wrong passwords', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('has one line a minute, with their number', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    let client = 0;
    const refusal = createAuthentication(token, () => `${client++}`);
    const attempts = (count: number) => {
      for (let time = 0; time < count; time++) {
        refusal({ headers: { authorization: 'Basic x' } } as IncomingMessage);
      }
    };
    attempts(60);
    expect(warn.mock.calls).toEqual([[{ attempts: 1 }, 'Wrong password for /admin']]);
    vi.advanceTimersByTime(60_000);
    attempts(60);
    expect(warn.mock.calls.slice(1)).toEqual([[{ attempts: 60 }, 'Wrong password for /admin']]);
  });
});

it('the private page does not exist on the public port', async () => {
  const shop = await startInProcessShop();
  const { status } = await fetch(`${shop.url}/admin`, { headers: { authorization: basic } });
  expect(status).toBe(404);
  shop.close();
});
