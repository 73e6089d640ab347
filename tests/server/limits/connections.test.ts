// @vitest-environment node
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { createRequestLimiter } from '../../../server/http/request-limiter.ts';
import { createAdminServer, createWebServer } from '../../../server/http/web-server.ts';
import { listenLocally } from '../../../testing/http-client.ts';
import { type ShopServer, startInProcessShop } from '../in-process-shop.ts';
import { openConnection } from '../raw-connection.ts';

const BODY_LIMIT = 16 * 1024;
const body = JSON.stringify({ query: operations.Category });
const head = 'POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
const whole = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

let shop: ShopServer;
beforeAll(async () => {
  shop = await startInProcessShop();
});
afterAll(() => shop.close());

describe('a body over 16 kB', () => {
  it('is refused with 413 and not parsed; the connection stays open', async () => {
    expect((await shop.send(body.padEnd(BODY_LIMIT))).status).toBe(200);
    const before = shop.asked();
    const connection = await openConnection(shop.url);
    const long = body.padEnd(BODY_LIMIT + 1);
    connection.send(`${head}Content-Length: ${long.length}\r\n\r\n${long}`);
    await connection.received(/^HTTP\/1\.1 413 /);
    expect(shop.asked()).toBe(before);
    connection.send(whole);
    expect(await connection.received(/"category"/)).toContain('HTTP/1.1 200 OK');
    connection.socket.destroy();
  });

  it('is refused, too, if no length is declared', async () => {
    const connection = await openConnection(shop.url);
    connection.send(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    for (let sent = 0; sent <= BODY_LIMIT; sent += 1_000) {
      connection.send(`3e8\r\n${' '.repeat(1_000)}\r\n`);
    }
    connection.send('0\r\n\r\n');
    expect(await connection.received(/too long/)).toMatch(/^HTTP\/1\.1 413 /);
    connection.socket.destroy();
  });
});

describe('a server with short timeouts', () => {
  const limits = {
    request: 300,
    keepAlive: 300,
    idle: 300,
    response: 150,
    check: 50,
  };
  let impatient: ShopServer;
  beforeAll(async () => {
    impatient = await startInProcessShop({ limits });
  });
  afterAll(() => impatient.close());

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: shop\r\n', 'X-More: yes\r\n'],
    ['a body', `${head}Content-Length: 10000\r\n\r\n`, ' '],
    ['a long body', `${head}Content-Length: 1000000\r\n\r\n${' '.repeat(BODY_LIMIT + 1)}`, ' '],
  ])('closes a connection that sends %s without an end', async (_, first, more) => {
    const connection = await openConnection(impatient.url);
    connection.send(first);
    const dripping = setInterval(() => connection.send(more), 50);
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(dripping);
  });

  it('closes a connection that is idle after a response', async () => {
    const connection = await openConnection(impatient.url);
    connection.send(whole);
    expect(await connection.closed).toContain('"category"');
  });

  it('closes a connection whose client sends but does not read the response', async () => {
    // More than the system's socket buffers hold.
    const long = Buffer.alloc(64 * 2 ** 20);
    const server = createWebServer((_request, response) => void response.end(long), limits);
    const closed = new Promise((resolve) => {
      server.once('connection', (socket) => socket.once('close', resolve));
    });
    const connection = await openConnection(await listenLocally(server));
    connection.socket.pause();
    connection.send(get('/'));
    const dripping = setInterval(() => connection.send('\r\n'), 50);
    await closed;
    clearInterval(dripping);
    connection.socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('serves requests while 800 idle connections are open, and closes those', async () => {
    const idle = await Promise.all(
      Array.from({ length: 800 }, () => openConnection(impatient.url)),
    );
    expect((await impatient.send(body)).status).toBe(200);
    await Promise.all(idle.map(({ closed }) => closed));
  });
});

describe('a request that could be read in two ways', () => {
  const second = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n';

  it.each([
    ['two lengths', `${head}Content-Length: 0\r\nContent-Length: ${second.length}\r\n\r\n`],
    [
      'a length and chunks',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET /c/ HTTP/1.1\r\nHost: shop\r\nHost: other\r\n\r\n'],
    ['the same Host twice', 'GET /c/ HTTP/1.1\r\nHost: shop\r\nhost: shop\r\n\r\n'],
    [
      'two Hosts and the absolute form',
      'GET http://shop/c/ HTTP/1.1\r\nHost: shop\r\nHost: other\r\n\r\n',
    ],
  ])('is refused with 400 for %s, and what follows is not read', async (_, text) => {
    const connection = await openConnection(shop.url);
    connection.send(text + second);
    const received = await connection.closed;
    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

it('a request of the private page with two Hosts is refused with 400', async () => {
  const server = createAdminServer((_request, response) => response.end('OK'));
  const connection = await openConnection(await listenLocally(server));
  connection.send('GET /admin HTTP/1.1\r\nHost: shop\r\nHost: other\r\n\r\n');
  expect(await connection.closed).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  server.close();
});

describe('pipelined requests', () => {
  it('are handled in turn, each after the previous response; the rest is dropped on a hang-up', async () => {
    const open: [string | undefined, ServerResponse][] = [];
    const server = createWebServer(({ url }, response) => void open.push([url, response]));
    const connection = await openConnection(await listenLocally(server));
    const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
    connection.send(paths.map(get).join(''));
    for (const [index, path] of paths.slice(0, 3).entries()) {
      await vi.waitFor(() => expect(open).toHaveLength(index + 1));
      expect(open.at(-1)?.[0]).toBe(path);
      open.at(-1)?.[1].end(`answer to ${path}`);
    }
    const received = await connection.received(/answer to \/2/);
    expect(received.match(/answer to \S\d/g)).toEqual(
      paths.slice(0, 3).map((p) => `answer to ${p}`),
    );
    await vi.waitFor(() => expect(open).toHaveLength(4));
    connection.socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    expect(open).toHaveLength(4);
  });

  it('beyond 20 that wait close their connection', async () => {
    const server = createWebServer(() => {});
    const connection = await openConnection(await listenLocally(server));
    connection.send(get('/').repeat(22));
    await connection.closed;
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('requests in progress', () => {
  it('are limited to 500 of a client and 5,000 of all, until they end', () => {
    let client = 'a';
    const handler = createRequestLimiter(() => client)((_, response) => {
      response.statusCode = 202;
    });
    const ask = () => {
      const request = new IncomingMessage(new Socket());
      const response = new ServerResponse(request);
      void handler(request, response);
      return response;
    };
    const statusesOf = (count: number) =>
      Array.from({ length: count }, () => ask().statusCode).filter((status) => status !== 202);
    const first = ask();
    expect(statusesOf(500)).toEqual([429]);
    for (client of 'bcdefghij') expect(statusesOf(500)).toEqual([]);
    client = 'k';
    expect(statusesOf(1)).toEqual([503]);
    first.emit('close');
    expect(statusesOf(2)).toEqual([503]);
  });
});
