// @vitest-environment node
import type { IncomingMessage } from 'node:http';
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
  const proxies = parseProxies('10.0.0.1') ?? [];
  const keyOf = (forwarded: string, named: string, remoteAddress = '10.0.0.1') =>
    clientKey(
      {
        headers: { 'x-forwarded-for': forwarded },
        socket: { remoteAddress },
      } as never as IncomingMessage,
      parseProxies(named) ?? [],
    );

  it.each([
    ['ignores X-Forwarded-For without a trusted proxy', '203.0.113.7', '0', '10.0.0.1'],
    [
      'takes the entry of the trusted proxy',
      '198.51.100.1, 203.0.113.7',
      '10.0.0.1',
      '203.0.113.7',
    ],
    ['takes the peer if the entry is no address', '<script>', '10.0.0.1', '10.0.0.1'],
    ['believes no proxy that is not named', '203.0.113.7', '10.0.0.2', '10.0.0.1'],
    [
      'skips further named proxies',
      '198.51.100.1, 203.0.113.7, 10.0.0.9',
      '10.0.0.0/8',
      '203.0.113.7',
    ],
    ['takes the first entry if all are proxies', '10.0.0.3, 10.0.0.2', '10.0.0.0/8', '10.0.0.3'],
    [
      'takes the last proxy behind an entry that is no address',
      '<x>, 10.0.0.2',
      '10.0.0.0/8',
      '10.0.0.2',
    ],
    ['ignores the port', '203.0.113.7:51234', '10.0.0.1', '203.0.113.7'],
    ['ignores empty entries', '203.0.113.7, ,', '10.0.0.1', '203.0.113.7'],
    [
      'ignores the port of an IPv6 address',
      '[2001:db8::7]:443',
      '10.0.0.1',
      keyOf('2001:db8::7', '10.0.0.1'),
    ],
    ['takes IPv4-mapped IPv6 addresses as IPv4', '::ffff:203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['takes NAT64 addresses as IPv4', '64:ff9b::cb00:7109', '10.0.0.1', '203.0.113.9'],
  ])('%s', (_, forwarded, named, key) => {
    expect(keyOf(forwarded, named)).toBe(key);
  });

  it.each([
    ['for=203.0.113.7:51234', '203.0.113.7'],
    ['for=198.51.100.1, proto=https;For=203.0.113.7', '203.0.113.7'],
    ['for="[2001:db8::7]:443"', keyOf('2001:db8::7', '10.0.0.1')],
    ['for=203.0.113.7;host="a\\",for=198.51.100.1"', '203.0.113.7'],
    ['for="_hidden"', '10.0.0.1'],
    ['for=203.0.113.7;host="a,for=198.51.100.1\\', '203.0.113.7'],
  ])('reads Forwarded: %s', (forwarded, key) => {
    const socket = { remoteAddress: '10.0.0.1' };
    expect(clientKey({ headers: { forwarded }, socket } as never as IncomingMessage, proxies)).toBe(
      key,
    );
  });

  it('does not read headers without a trusted proxy', () => {
    const headers = {
      get 'x-forwarded-for'(): string {
        throw new Error('was read');
      },
    };
    const socket = { remoteAddress: '10.0.0.1' };
    const request = { headers, socket } as never as IncomingMessage;
    expect(clientKey(request, [])).toBe('10.0.0.1');
    expect(() => clientKey(request, proxies)).toThrow('was read');
  });

  it('believes a proxy whose address is IPv4-mapped', () => {
    expect(keyOf('203.0.113.7', '127.0.0.1', '::ffff:127.0.0.1')).toBe('203.0.113.7');
  });

  it('is the same for all addresses of an IPv6 /56 network', () => {
    expect(keyOf('2001:db8:1:100::1', '10.0.0.1')).toBe(keyOf('2001:db8:1:1ff:2::3', '10.0.0.1'));
    expect(keyOf('2001:db8:1:100::1', '10.0.0.1')).not.toBe(keyOf('2001:db8:1:200::1', '10.0.0.1'));
  });
});
