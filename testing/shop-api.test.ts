// @vitest-environment jsdom
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import seed from '../server/seed/catalogue.json';
import { bundledShop } from './bundled-shop.ts';
import { expectConsole } from './console.ts';
import { nullFields } from './raw-responses.ts';
import { delayed, graphqlError, hang, html, offline, status } from './responses.ts';
import { ShopApi } from './shop-api.ts';

const id = seed.products[0]?.id;
const api = new ShopApi(bundledShop);
const network = setupServer(...api.handlers);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());
afterEach(() => {
  api.reset();
  vi.useRealTimers();
});

function ask(init: RequestInit = {}): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query Producto($id: Int!) { producto(id: $id) { __typename id name } }',
      operationName: 'Producto',
      variables: { id },
    }),
    ...init,
  });
}

describe('the backend of page tests', () => {
  it('answers with rows of the seed through the real schema', async () => {
    const { data } = await (await ask()).json();
    expect(data.producto).toEqual({ __typename: 'Producto', id, name: expect.any(String) });
  });

  it('answers with rows of another catalogue', async () => {
    api.serve({ products: [], categories: [] });
    expect(await (await ask()).json()).toEqual({ data: { producto: null } });
  });

  it('keeps what was sent, by operation', async () => {
    await ask();
    expect(api.requests('producto')).toMatchObject([{ variables: { id } }]);
    expect(api.requests('producto')[0]?.headers.get('content-type')).toBe('application/json');
    expect(api.requests('category')).toEqual([]);
  });

  it.each([
    ['a GraphQL error', graphqlError('Fuera de servicio'), 200, /"message":"Fuera de servicio"/],
    ['a status with JSON', status(500, { error: 'x' }), 500, /^{"error":"x"}$/],
    ['a page instead of data', html(502), 502, /<h1>/],
    ['null fields', nullFields, 200, /"id":\d+,"name":null/],
  ])('can answer with %s', async (_name, answer, code, body) => {
    api.respond('producto', answer);
    const response = await ask();
    expect(response.status).toBe(code);
    expect(await response.text()).toMatch(body);
  });

  it('can be unreachable, and recover', async () => {
    api.respond('producto', offline);
    await expect(ask()).rejects.toThrow();
    api.recover();
    expect((await ask()).ok).toBe(true);
  });

  it('can keep silent until the client gives up', async () => {
    api.respond('producto', hang);
    const controller = new AbortController();
    const answer = ask({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });

  it('can be late, in virtual time', async () => {
    vi.useFakeTimers();
    api.respond('producto', delayed(3000));
    const late = vi.fn();
    void ask().then(late);
    await vi.advanceTimersByTimeAsync(2999);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(late).toHaveBeenCalled();
  });

  it('takes an e-mail', async () => {
    const body = JSON.stringify({ template_params: { message: 'Hola' } });
    const response = await fetch('/api/v1.0/email/send', { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(api.requests('email')[0]?.variables).toEqual({ template_params: { message: 'Hola' } });
  });

  it('refuses what it does not know, loudly', async () => {
    expectConsole('error', 'without a matching request handler');
    await expect(fetch('/elsewhere')).rejects.toThrow();
  });
});
