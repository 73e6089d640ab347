// @vitest-environment node
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../server/contact/rate-limiter.ts';
import { clientKey } from '../../../server/http/client-key.ts';
import { parseProxies } from '../../../server/http/trusted-proxies.ts';

const MINUTE = 60_000;

describe('the rate limiter of contact messages', () => {
  let now: number;
  const clock = () => now;
  beforeEach(() => {
    now = 0;
  });
  const limits = { perAddress: 5, perHour: 60 };
  const accepts = (wait: number) => wait === 0;

  it('accepts five messages of a client in any ten minutes', () => {
    const limit = createRateLimiter(limits, clock);
    for (const minute of [0, 7, 8, 9, 9.5]) {
      now = minute * MINUTE;
      expect(accepts(limit.take('a'))).toBe(true);
    }
    now = 9.9 * MINUTE;
    expect(limit.take('a')).toBe(6);
    expect(accepts(limit.take('b'))).toBe(true);

    now = 10 * MINUTE;
    expect(accepts(limit.take('a'))).toBe(true);
    // Fixed windows would accept five more here.
    expect(limit.take('a')).toBe(7 * 60);
  });

  it('accepts one message per client and hour beyond sixty, so that nobody is locked out', () => {
    const limit = createRateLimiter(limits, clock);
    // The /56 networks of a subscriber with a /48.
    const flood = Array.from({ length: 256 }, (_, index) => `flood ${index}`);
    const accepted = flood.flatMap((client) =>
      Array.from({ length: 5 }, () => limit.take(client)).filter(accepts),
    );
    expect(accepted).toHaveLength(60 + 244);
    for (let visitor = 0; visitor < 290; visitor++) {
      now = visitor * 1_000;
      expect(accepts(limit.take(`${visitor}`))).toBe(true);
    }
    now = 30 * MINUTE;
    for (const client of [...flood, '0']) expect(limit.take(client)).toBe(30 * 60);
    now = 69 * MINUTE;
    for (let time = 0; time < 5; time++) expect(accepts(limit.take('0'))).toBe(true);
    expect(limit.take('0')).toBe(600);
  });

  it('counts neither refused messages nor those that were not stored', () => {
    const limit = createRateLimiter({ perAddress: 1, perHour: 60 }, clock);
    limit.take('a');
    limit.giveBack('a');
    limit.take('a');
    for (let again = 0; again < 100; again++) expect(limit.take('a')).toBe(600);
    limit.giveBack('a');
    expect(accepts(limit.take('a'))).toBe(true);
  });
});

describe('the client key', () => {
  const proxy = '10.0.0.1';
  const client = '203.0.113.7';
  const keyOf = (headers: IncomingHttpHeaders, named: string, remoteAddress = proxy) =>
    clientKey(
      { headers, socket: { remoteAddress } } as never as IncomingMessage,
      parseProxies(named) ?? [],
    );
  const forwardedFor = (text: string, named: string) => keyOf({ 'x-forwarded-for': text }, named);

  it.each([
    ['ignores X-Forwarded-For without a trusted proxy', client, '0', proxy],
    ['takes the entry of the trusted proxy', `198.51.100.1, ${client}`, proxy, client],
    ['takes the peer if the entry is no address', '<script>', proxy, proxy],
    ['believes no proxy that is not named', client, '10.0.0.2', proxy],
    ['skips further named proxies', `198.51.100.1, ${client}, 10.0.0.9`, '10.0.0.0/8', client],
    ['takes the first entry if all are proxies', '10.0.0.3, 10.0.0.2', '10.0.0.0/8', '10.0.0.3'],
    ['takes the last proxy behind no address', '<x>, 10.0.0.2', '10.0.0.0/8', '10.0.0.2'],
    ['ignores the port', `${client}:51234`, proxy, client],
    ['ignores empty entries', `${client}, ,`, proxy, client],
    ['ignores the port of IPv6', '[2001:db8::7]:443', proxy, forwardedFor('2001:db8::7', proxy)],
    ['takes IPv4-mapped IPv6 addresses as IPv4', '::ffff:203.0.113.9', proxy, '203.0.113.9'],
    ['takes NAT64 addresses as IPv4', '64:ff9b::cb00:7109', proxy, '203.0.113.9'],
  ])('%s', (_, forwarded, named, key) => {
    expect(forwardedFor(forwarded, named)).toBe(key);
  });

  it.each([
    [`for=${client}:51234`, client],
    [`for=198.51.100.1, proto=https;For=${client}`, client],
    ['for="[2001:db8::7]:443"', forwardedFor('2001:db8::7', proxy)],
    [`for=${client};host="a\\",for=198.51.100.1"`, client],
    ['for="_hidden"', proxy],
    [`for=${client};host="a,for=198.51.100.1\\`, client],
  ])('reads Forwarded: %s', (forwarded, key) => {
    expect(keyOf({ forwarded }, proxy)).toBe(key);
  });

  it('does not read headers without a trusted proxy', () => {
    const headers = {
      get 'x-forwarded-for'(): string {
        throw new Error('was read');
      },
    };
    expect(keyOf(headers, '0')).toBe(proxy);
    expect(() => keyOf(headers, proxy)).toThrow('was read');
  });

  it('believes a proxy whose address is IPv4-mapped', () => {
    const headers = { 'x-forwarded-for': client };
    expect(keyOf(headers, '127.0.0.1', '::ffff:127.0.0.1')).toBe(client);
  });

  it('is the same for all addresses of an IPv6 /56 network', () => {
    const key = forwardedFor('2001:db8:1:100::1', proxy);
    expect(forwardedFor('2001:db8:1:1ff:2::3', proxy)).toBe(key);
    expect(forwardedFor('2001:db8:1:200::1', proxy)).not.toBe(key);
  });
});
