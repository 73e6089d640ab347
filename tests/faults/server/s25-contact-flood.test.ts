// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContactEndpoint } from '../../../server/contact/contact-endpoint.ts';
import { recentMessageAges, saveContactMessageIn } from '../../../server/contact/contact-store.ts';
import { createRateLimiter } from '../../../server/contact/rate-limiter.ts';
import type { Database } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { visitorNetworks } from '../../../server/http/visitor-address.ts';
import { contactRequest, listenLocally, post } from '../../../testing/http-client.ts';
import { databaseKinds } from '../../../testing/open-stores.ts';

const MINUTE = 60_000;

describe('the flood limit', () => {
  let now: number;
  const clock = () => now;
  beforeEach(() => {
    now = 0;
  });
  const limits = { perAddress: 5, perHour: 60 };
  const isTaken = (answer: (() => void) | number) => typeof answer !== 'number';

  it('takes five messages of an address in ten minutes, whenever those begin', () => {
    const limit = createRateLimiter(limits, [], clock);
    for (const minute of [0, 7, 8, 9, 9.5]) {
      now = minute * MINUTE;
      expect(isTaken(limit.take(['a']))).toBe(true);
    }
    now = 9.9 * MINUTE;
    expect(limit.take(['a'])).toBe(6);
    expect(isTaken(limit.take(['b']))).toBe(true);

    now = 10 * MINUTE;
    expect(isTaken(limit.take(['a']))).toBe(true);
    // Fixed windows would let five more through here.
    expect(limit.take(['a'])).toBe(7 * 60);
  });

  it('beyond sixty in an hour takes one of an address in an hour, and shuts nobody out', () => {
    const limit = createRateLimiter(limits, [], clock);
    const flood = Array.from({ length: 12 }, (_, network) => `flood ${network}`);
    for (const network of flood) {
      for (let time = 0; time < 5; time++) expect(isTaken(limit.take([network]))).toBe(true);
    }
    for (let visitor = 0; visitor < 500; visitor++) {
      now = visitor * 1_000;
      expect(isTaken(limit.take([`${visitor}`]))).toBe(true);
    }
    now = 30 * MINUTE;
    for (const network of [...flood, '0']) expect(limit.take([network])).toBe(30 * 60);
    now = 69 * MINUTE;
    // The hour's total is as usual again, and so is what an address may send.
    for (let time = 0; time < 5; time++) expect(isTaken(limit.take(['0']))).toBe(true);
    expect(limit.take(['0'])).toBe(600);
  });

  it('takes no more than ten times as many, from however many addresses', () => {
    const limit = createRateLimiter(limits, [], clock);
    for (let visitor = 0; visitor < 600; visitor++) {
      now = visitor * 1_000;
      expect(isTaken(limit.take([`${visitor}`]))).toBe(true);
    }
    now = 30 * MINUTE;
    expect(limit.take(['new'])).toBe(30 * 60);
    now = 60 * MINUTE;
    expect(isTaken(limit.take(['new']))).toBe(true);
    expect(limit.take(['newer'])).toBe(1);
  });

  it('lets a wider network have twice as many as each that it holds', () => {
    const limit = createRateLimiter({ perAddress: 5, perHour: 1_000 }, [], clock);
    const takenOf = (address: (index: number) => string[]) =>
      Array.from({ length: 100 }, (_, index) => limit.take(address(index))).filter(isTaken).length;
    expect(takenOf((index) => [`a${index}`, 'a', 'wide'])).toBe(10);
    expect(takenOf((index) => [`b${index}`, `b${index}`, 'wide'])).toBe(10);
    expect(takenOf((index) => [`c${index}`, `c${index}`, 'wider'])).toBe(20);
  });

  it('does not count what was refused, nor what could not be stored', () => {
    const limit = createRateLimiter({ perAddress: 1, perHour: 60 }, [], clock);
    const first = limit.take(['a']);
    for (let again = 0; again < 100; again++) expect(limit.take(['a'])).toBe(600);
    if (typeof first === 'number') throw new Error('The first was refused.');
    first();
    expect(isTaken(limit.take(['a']))).toBe(true);
    now = 10 * MINUTE;
    expect(isTaken(limit.take(['a']))).toBe(true);
  });

  it('counts the messages of the process before it towards the hour', () => {
    const ages = Array.from({ length: 60 }, (_, index) => index * 1_000);
    const limit = createRateLimiter(limits, ages, clock);
    for (const visitor of ['a', 'b']) expect(isTaken(limit.take([visitor]))).toBe(true);
    expect(limit.take(['a'])).toBe(60 * 60 - 57);
  });

  it('asks nobody to wait beyond the hour, though the clock was set back a month', () => {
    const month = 30 * 24 * 60 * MINUTE;
    const limit = createRateLimiter({ perAddress: 5, perHour: 1 }, Array(10).fill(-month), clock);
    expect(limit.take(['a'])).toBe(60 * 60);
    now = 60 * MINUTE;
    expect(isTaken(limit.take(['a']))).toBe(true);
  });
});

describe.each(databaseKinds)('on $name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('the contact endpoint', () => {
    let database: Database;
    let remove: () => Promise<void>;
    let server: Server;
    let url: string;
    let trustedProxies: number;
    let endpoint: ReturnType<typeof createContactEndpoint>;

    beforeAll(async () => {
      ({ database, remove } = await open());
      await migrate(database);
      server = createServer((request, response) => void endpoint(request, response));
      url = await listenLocally(server);
    });
    afterAll(async () => {
      server.close();
      await remove();
    });
    beforeEach(async () => {
      trustedProxies = 0;
      await database.query('DELETE FROM contact_messages');
      endpoint = createContactEndpoint({
        save: saveContactMessageIn(database),
        limit: createRateLimiter({ perAddress: 5, perHour: 60 }),
        networksOf: (request) => visitorNetworks(request, trustedProxies),
      });
    });

    const sendAs = async (forwarded?: string) =>
      post(
        url,
        '/',
        contactRequest('Necesito 20 ángulos.'),
        forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      );
    const statuses = async (senders: (string | undefined)[]) => {
      const given: number[] = [];
      for (const sender of senders) given.push((await sendAs(sender)).status);
      return given;
    };

    it('stores five, and answers the sixth 429 with Retry-After, in plain text', async () => {
      expect(await statuses(Array(5).fill(undefined))).toEqual(Array(5).fill(200));
      const answer = await sendAs();
      expect(answer).toMatchObject({ status: 429, body: 'Too many requests' });
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
      expect(await recentMessageAges(database, 60)).toHaveLength(5);
    });

    it('believes no X-Forwarded-For, unless told that a proxy writes it', async () => {
      const claims = Array.from({ length: 6 }, (_, index) => `203.0.113.${index}`);
      expect(await statuses(claims)).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('behind a proxy goes by what that wrote, not by what the visitor did', async () => {
      trustedProxies = 1;
      const forged = Array.from({ length: 6 }, (_, index) => `198.51.100.${index}, 203.0.113.7`);
      expect(await statuses(forged)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await statuses(['203.0.113.8'])).toEqual([200]);
    });

    it('counts an IPv6 network as one visitor, and IPv4 in its dress as IPv4', async () => {
      trustedProxies = 1;
      const network = Array.from({ length: 6 }, (_, index) => `2001:db8:0:1::${index}`);
      expect(await statuses(network)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await statuses(['2001:db8:0:2::1'])).toEqual([200]);
      const dressed = Array.from({ length: 6 }, (_, i) =>
        i % 2 ? '::ffff:203.0.113.9' : '203.0.113.9',
      );
      expect(await statuses(dressed)).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('counts the IPv6 networks that a subscriber may have whole', async () => {
      trustedProxies = 1;
      const codes = async (address: (index: number) => string) =>
        (await statuses(Array.from({ length: 30 }, (_, index) => address(index + 1)))).filter(
          (status) => status === 200,
        ).length;
      expect(await codes((index) => `2001:db8:1:1${index.toString(16).padStart(2, '0')}::1`)).toBe(
        10,
      );
      expect(await codes((index) => `2001:db8:2:${index.toString(16)}00::1`)).toBe(20);
      expect(await codes((index) => `2001:db8:${(index + 2).toString(16)}::1`)).toBe(30);
    });

    it('is open to a visitor while twelve networks send what they can', async () => {
      trustedProxies = 1;
      const flood = Array.from({ length: 72 }, (_, index) => `198.51.100.${index % 12}`);
      expect((await statuses(flood)).filter((status) => status === 200)).toHaveLength(60);
      expect(await statuses(['203.0.113.8', '2001:db8::1', '203.0.113.8'])).toEqual([
        200, 200, 429,
      ]);
    });

    it('goes by the proxy itself where that wrote no address', async () => {
      trustedProxies = 2;
      const nonsense = ['', 'unknown', '203.0.113.7', '<script>', ',,,', 'a, b'];
      expect(await statuses(nonsense)).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });
});
