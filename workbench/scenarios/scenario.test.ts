// @vitest-environment jsdom
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundledShop } from '../../testing/bundled-shop.ts';
import { ShopApi } from '../../testing/shop-api.ts';
import {
  formatScenario,
  parseScenario,
  playScenario,
  scenarioFromSearch,
  searchWithScenario,
} from './scenario.ts';

const api = new ShopApi(bundledShop);
const network = setupServer(...api.handlers);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());
afterEach(() => {
  api.reset();
  vi.useRealTimers();
});

const queries = {
  several: 'query P { a: producto(id: 101) { id } b: producto(id: 102) { id } }',
  productosResumen: 'query P { productosResumen { id name imageUrl } }',
  producto: 'query P { producto(id: 101) { id name price imageUrl } }',
  category: 'query P { category }',
  productosPorCategoria: 'query P { productosPorCategoria(category: "ÁNGULOS") { id } }',
};

async function request(call: keyof typeof queries) {
  const body = JSON.stringify({ query: queries[call], operationName: 'P' });
  const response = await fetch('/graphql', { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

async function rows(call: keyof typeof queries): Promise<unknown[]> {
  const { body } = await request(call);
  return body.data[call];
}

const play = (text: string) => playScenario(api, parseScenario(text));

describe('parseScenario', () => {
  it.each([
    ['', 'normal'],
    [' ERROR : Category ', 'error:category'],
    ['lento-3000', 'lento'],
    ['lento-8000:producto,error:category', 'lento-8000:producto,error:category'],
  ])('reads %j as %j', (text, canonical) => {
    expect(formatScenario(parseScenario(text))).toBe(canonical);
    expect(parseScenario(canonical)).toEqual(parseScenario(text));
  });

  it.each([
    ['roto', /No existe el escenario «roto»\. Hay: normal, vacio, /],
    ['error:productos', /No existe la llamada «productos»\. Hay: productosResumen, /],
    ['sin-conexion:email', /«sin-conexion» es del navegador/],
    ['error:producto:category', /más de una llamada/],
    ['error:producto,500:producto', /«error:producto» y «500:producto» se contradicen: .*producto/],
  ])('rejects %j with a message', (text, message) => {
    expect(() => parseScenario(text)).toThrow(message);
  });
});

describe('the address', () => {
  it('contains the scenario and keeps other parameters', () => {
    const scenario = parseScenario('lento:producto,error:category');
    const search = searchWithScenario('?utm=a%20b&escenario=500', scenario);
    expect(search).toBe('?utm=a+b&escenario=lento:producto,error:category');
    expect(scenarioFromSearch(search)).toEqual(scenario);
    expect(scenarioFromSearch('')).toEqual(parseScenario('normal'));
  });
});

describe('a played scenario', () => {
  it('applies to requests for several products under aliases', async () => {
    expect((await request('several')).body.data).toMatchObject({ a: { id: 101 }, b: { id: 102 } });
    play('producto-borrado:producto');
    expect((await request('several')).body.data).toEqual({ a: null, b: null });
    play('error:producto');
    expect((await request('several')).body.errors).toHaveLength(1);
  });

  it('leaves other calls to the real schema and the catalogue', async () => {
    play('500:producto,vacio:productosPorCategoria');
    expect((await request('producto')).status).toBe(500);
    expect(await rows('productosPorCategoria')).toEqual([]);
    expect((await rows('productosResumen')).length).toBeGreaterThan(700);
    const body = JSON.stringify({ query: 'query P { unknown }', operationName: 'P' });
    const response = await fetch('/graphql', { method: 'POST', body });
    expect(await response.text()).toContain('Cannot query field');
  });
});
