// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { type ShopServer, startInProcessShop } from '../../../testing/in-process-shop.ts';
import { openConnection } from './raw-connection.ts';
import { makeSite } from './site-folder.ts';

const body = JSON.stringify({ query: operations.Category });
const json = 'Content-Type: application/json\r\nAccept: application/json\r\n';
const close = 'Connection: close\r\n';
const { site, remove } = makeSite();
let shop: ShopServer;

beforeAll(async () => {
  shop = await startInProcessShop({ site });
});
afterAll(() => {
  shop.close();
  remove();
});

/** What the server says to this until it closes the connection. */
async function answerTo(text: string): Promise<string> {
  const connection = await openConnection(shop.url);
  connection.say(text);
  return connection.closed;
}

describe('a request', () => {
  it.each([
    ['two Hosts', 'Host: shop\r\nHost: shop\r\n'],
    ['two Hosts that differ', 'Host: shop\r\nhost: other\r\n'],
    ['two Hosts in one', 'Host: shop, other\r\n'],
    ['a Host with a path', 'Host: shop/path\r\n'],
    ['a Host with a user', 'Host: me@shop\r\n'],
    ['a Host with a space', 'Host: shop other\r\n'],
    ['a Host with a port that is none', 'Host: shop:80a\r\n'],
  ])('with %s is refused with 400, whatever its method and path', async (_, hosts) => {
    const before = shop.asked();
    for (const target of ['GET /', 'HEAD /livez', 'OPTIONS /graphql', 'GET http://shop/']) {
      expect(await answerTo(`${target} HTTP/1.1\r\n${hosts}\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    }
    const length = `Content-Length: ${body.length}\r\n`;
    for (const expects of ['', 'Expect: 100-continue\r\n']) {
      const text = `POST /graphql HTTP/1.1\r\n${hosts}${json}${length}${expects}\r\n${body}`;
      expect(await answerTo(text)).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(shop.asked()).toBe(before);
  });

  it.each(['shop', 'shop:3000', '127.0.0.1:80', '[::1]:3000', 'tienda.example.', 'a_b', ''])(
    'with the Host "%s" is answered',
    async (host) => {
      const text = `GET /livez HTTP/1.1\r\nHost: ${host}\r\n${close}\r\n`;
      expect(await answerTo(text)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each([
    ['http://shop/', 200],
    ['HTTP://other.example:81/index.html', 200],
    ['http://shop', 200],
    ['http://shop?a=b', 200],
    ['https://shop/assets/app-a1b2c3.js?x', 200],
    ['http://shop/nowhere', 404],
    ['http://shop//', 404],
    ['http://shop/http://shop/', 404],
  ])('for %s is answered as for its path: %d', async (target, status) => {
    const text = `GET ${target} HTTP/1.1\r\nHost: shop\r\n${close}\r\n`;
    expect(await answerTo(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('with a whole address finds GraphQL too', async () => {
    const length = `Content-Length: ${body.length}\r\n`;
    const head = `POST http://shop/graphql HTTP/1.1\r\nHost: shop\r\n`;
    expect(await answerTo(`${head}${json}${length}${close}\r\n${body}`)).toContain('"category"');
  });
});

describe('a client that waits to be asked for its body', () => {
  const expecting = (path: string, length: number | string, type = json) =>
    `POST ${path} HTTP/1.1\r\nHost: shop\r\n${type}Content-Length: ${length}\r\n` +
    'Expect: 100-continue\r\n\r\n';

  it('is asked once, and answered', async () => {
    const connection = await openConnection(shop.url);
    connection.say(expecting('/graphql', body.length));
    expect(await connection.received(/\r\n\r\n/)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    connection.say(body);
    const heard = await connection.received(/"category"/);
    expect(heard.match(/HTTP\/1\.1 100 /g)).toHaveLength(1);
    connection.socket.destroy();
  });

  it.each([
    ['a body beyond the limit', expecting('/graphql', 16 * 1024 + 1), 413],
    ['a body of 10 GB', expecting('/graphql', 10_000_000_000), 413],
    ['what is no JSON', expecting('/graphql', 10, 'Content-Type: text/plain\r\n'), 415],
    ['a body for a file', expecting('/assets/app-a1b2c3.js', 10), 405],
    ['a body for nothing', expecting('/nowhere', 10_000_000_000), 404],
  ])('for %s is refused without being asked, and let go', async (_, text, status) => {
    expect(await answerTo(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('of HTTP/1.0 is asked nothing', async () => {
    const text = expecting('/graphql', body.length).replace('HTTP/1.1', 'HTTP/1.0');
    expect(await answerTo(text + body)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('a length beyond the limit is refused before any of the body comes', async () => {
  const connection = await openConnection(shop.url);
  const head = 'POST /graphql HTTP/1.1\r\nHost: shop\r\n';
  connection.say(`${head}${json}Content-Length: 10000000000\r\n\r\n`);
  expect(await connection.received(/too long/)).toMatch(/^HTTP\/1\.1 413 /);
  connection.socket.destroy();
});
