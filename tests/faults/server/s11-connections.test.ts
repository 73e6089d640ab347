// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { listen } from '../../../server/http/listen.ts';
import { createWebServer } from '../../../server/http/web-server.ts';
import { type ShopServer, startInProcessShop } from '../../../testing/in-process-shop.ts';
import { openConnection } from './raw-connection.ts';

const BODY_LIMIT = 16 * 1024;
const body = JSON.stringify({ query: operations.Category });
const types = 'Content-Type: application/json\r\nAccept: application/json\r\n';
const head = `POST /graphql HTTP/1.1\r\nHost: shop\r\n${types}`;
const whole = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;

let shop: ShopServer;

beforeAll(async () => {
  shop = await startInProcessShop();
});
afterAll(() => shop.close());

/** What the server says to this until it closes the connection. */
async function answerTo(text: string | Buffer, url = shop.url): Promise<string> {
  const connection = await openConnection(url);
  connection.say(text);
  return connection.closed;
}

const isWell = async () => expect((await shop.send(body)).status).toBe(200);

describe('a body over 16 kB', () => {
  it('is refused with 413 before it is parsed, and the connection goes on', async () => {
    const before = shop.asked();
    const connection = await openConnection(shop.url);
    const long = body.padEnd(BODY_LIMIT + 1);
    connection.say(`${head}Content-Length: ${long.length}\r\n\r\n${long}`);
    await connection.received(/^HTTP\/1\.1 413 /);
    connection.say(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
    expect(await connection.received(/"category"/)).toContain('HTTP/1.1 200 OK');
    connection.socket.destroy();
    expect(shop.asked()).toBe(before + 1);
  });

  it('is no longer than that', async () => {
    expect((await shop.send(body.padEnd(BODY_LIMIT))).status).toBe(200);
    expect((await shop.send(body.padEnd(BODY_LIMIT + 1))).status).toBe(413);
  });

  it('is refused when that much has come, though no end was announced', async () => {
    const connection = await openConnection(shop.url);
    connection.say(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    for (let sent = 0; sent <= BODY_LIMIT; sent += 1_000) {
      connection.say(`3e8\r\n${' '.repeat(1_000)}\r\n`);
    }
    expect(await connection.received(/The body is too long/)).toMatch(/^HTTP\/1\.1 413 /);
    connection.socket.destroy();
    await isWell();
  });
});

describe('a server that is kept waiting', () => {
  const limits = { headers: 300, request: 600, keepAlive: 300, idle: 300, check: 50 };
  let impatient: ShopServer;

  beforeAll(async () => {
    impatient = await startInProcessShop({ limits });
  });
  afterAll(() => impatient.close());

  /** Says a little, and then a little more as long as anybody listens. */
  async function drip(first: string, more: string): Promise<string> {
    const connection = await openConnection(impatient.url);
    connection.say(first);
    const dripping = setInterval(() => connection.say(more), 50);
    const heard = await connection.closed;
    clearInterval(dripping);
    return heard;
  }

  it('ends a request whose headers do not end', async () => {
    expect(await drip('GET / HTTP/1.1\r\nHost: shop\r\n', 'X-More: yes\r\n')).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  it('ends a request whose body does not end', async () => {
    expect(await drip(`${head}Content-Length: 10000\r\n\r\n`, ' ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('ends a body that is refused already and goes on all the same', async () => {
    const long = ' '.repeat(BODY_LIMIT + 1);
    const heard = await drip(`${head}Content-Length: 1000000\r\n\r\n${long}`, ' ');
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('ends a connection that has been answered and asks no more', async () => {
    const connection = await openConnection(impatient.url);
    connection.say(whole);
    expect(await connection.closed).toContain('"category"');
  });

  it('ends a connection over which nobody reads the answer', async () => {
    // More than the system takes in for somebody who does not read.
    const long = Buffer.alloc(64 * 2 ** 20);
    const server = createWebServer((_request, response) => void response.end(long), limits);
    // Who does not read does not learn that the connection is gone.
    const closed = new Promise((resolve) => {
      server.once('connection', (socket) => socket.once('close', resolve));
    });
    const port = await listen(server, 0, '127.0.0.1');
    const connection = await openConnection(`http://127.0.0.1:${port}`);
    connection.socket.pause();
    connection.say('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await closed;
    connection.socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('serves others beside 800 connections that say nothing, and ends those', async () => {
    const idle = await Promise.all(
      Array.from({ length: 800 }, () => openConnection(impatient.url)),
    );
    expect((await impatient.send(body)).status).toBe(200);
    await Promise.all(idle.map(({ closed }) => closed));
  });
});

describe('a request that two servers might read in two ways', () => {
  const second = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n';

  it.each([
    [
      'two lengths',
      `${head}Content-Length: 0\r\nContent-Length: ${second.length}\r\n\r\n${second}`,
    ],
    ['a list of lengths', `${head}Content-Length: 0, ${second.length}\r\n\r\n${second}`],
    ['a length with a sign', `${head}Content-Length: +5\r\n\r\n${second}`],
    [
      'a length and chunks',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
    ],
    ['chunks under a false name', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${second}`],
    [
      'chunks not named last',
      `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${second}`,
    ],
    ['a space before the colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${second}`],
    [
      'a bare line feed in a chunk',
      `${head}Transfer-Encoding: chunked\r\n\r\n1\nx\r\n0\r\n\r\n${second}`,
    ],
    ['a chunk of no number', `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${second}`],
    ['a folded header', `GET / HTTP/1.1\r\nHost: shop\r\nX-A: b\r\n c: d\r\n\r\n${second}`],
    ['a NUL in a header', `GET / HTTP/1.1\r\nHost: shop\r\nX-A: b\0c\r\n\r\n${second}`],
    ['no Host', `GET / HTTP/1.1\r\n\r\n${second}`],
    ['another protocol', `GET / HTTP/9.9\r\nHost: shop\r\n\r\n${second}`],
    ['TLS', Buffer.from('16030100c8010000c40303', 'hex')],
  ])('by %s is refused, and what follows it is not read', async (_, text) => {
    const before = shop.asked();
    const heard = await answerTo(text);
    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(shop.asked()).toBe(before);
  });

  it('has 431 for an answer where its headers take 20 kB', async () => {
    const text = `GET / HTTP/1.1\r\nHost: shop\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`;
    expect(await answerTo(text)).toMatch(/^HTTP\/1\.1 431 /);
    const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: a\r\n`).join('');
    expect(await answerTo(`GET / HTTP/1.1\r\nHost: shop\r\n${many}\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it.each(['/', '/graphql', '/nowhere', '*'])('is not given back by TRACE %s', async (path) => {
    const text = `TRACE ${path} HTTP/1.1\r\nHost: shop\r\nX-Secret: abc\r\nConnection: close\r\n\r\n`;
    const heard = await answerTo(text);
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(heard).not.toContain('abc');
  });

  it('is not passed on by CONNECT, and changes no protocol', async () => {
    expect(await answerTo('CONNECT other:443 HTTP/1.1\r\nHost: other\r\n\r\n')).toBe('');
    const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n';
    expect(await answerTo(`GET /graphql HTTP/1.1\r\nHost: shop\r\n${upgrade}\r\n`)).not.toMatch(
      /^HTTP\/1\.1 101 /,
    );
  });
});

describe('a client that goes away', () => {
  it.each([
    ['within its headers', 'GET / HTT'],
    ['within its body', `${head}Content-Length: 1000\r\n\r\n${body.slice(0, 20)}`],
    ['within a chunk', `${head}Transfer-Encoding: chunked\r\n\r\n3e8\r\n{`],
    ['before it is answered', whole],
  ])('%s is not missed', async (_, text) => {
    const error = vi.spyOn(console, 'error');
    for (let time = 0; time < 20; time++) {
      const connection = await openConnection(shop.url);
      connection.say(text);
      connection.socket.resetAndDestroy();
      await connection.closed;
    }
    await isWell();
    expect(error).not.toHaveBeenCalled();
  });
});
