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
import { scenarios } from './scenario-list.ts';

const api = new ShopApi(bundledShop);
const network = setupServer(...api.handlers);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterAll(() => network.close());
afterEach(() => api.reset());

const queries = {
  productosResumen: 'query P { productosResumen { id name imageUrl } }',
  producto: 'query P { producto(id: 101) { id name price imageUrl } }',
  category: 'query P { category }',
  productosPorCategoria: 'query P { productosPorCategoria(category: "ÁNGULOS") { id name } }',
};

async function ask(call: keyof typeof queries): Promise<{ status: number; body: string }> {
  const body = JSON.stringify({ query: queries[call], operationName: 'P' });
  const response = await fetch('/graphql', { method: 'POST', body });
  return { status: response.status, body: await response.text() };
}

function play(text: string, seed?: number): void {
  playScenario(api, parseScenario(text, seed));
}

async function rows(call: keyof typeof queries): Promise<{ id: number; name: string }[]> {
  return JSON.parse((await ask(call)).body).data[call];
}

describe('the text of a scenario', () => {
  it.each([
    ['', 'normal'],
    ['normal', 'normal'],
    ['Vacío', 'vacio'],
    [' ERROR : Category ', 'error:category'],
    ['lento', 'lento'],
    ['lento-3000', 'lento'],
    ['lento-8000:producto,error:category', 'lento-8000:producto,error:category'],
    ['vacio:productosporcategoria,normal', 'vacio:productosPorCategoria'],
    ['500,normal:producto', '500,normal:producto'],
    ['email-451', 'email-451'],
  ])('%j is written %j', (text, canonical) => {
    expect(formatScenario(parseScenario(text))).toBe(canonical);
    expect(parseScenario(canonical)).toEqual(parseScenario(text));
  });

  it.each(scenarios)('$name stands for itself, alone and limited to a call', (scenario) => {
    const { name, calls } = scenario;
    for (const call of calls) {
      expect(formatScenario(parseScenario(`${name}:${call}`))).toBe(`${name}:${call}`);
    }
    expect(formatScenario(parseScenario(name))).toBe(name);
  });

  it.each([
    ['roto', /No existe el escenario «roto»\. Hay: normal, vacio, /],
    ['error:productos', /no existe la llamada «productos»\. Hay: productosResumen, /],
    ['error:email', /error solo vale para productosResumen, /],
    ['error:producto:category', /más de una llamada/],
    ['lento-0', /entre 1 y 600000/],
    ['error-5', /No existe el escenario «error-5»/],
    ['error:producto,500:producto', /«error:producto» y «500:producto» se contradicen: .*producto/],
    ['lento,lento-5', /«lento» y «lento-5» se contradicen: ambas deciden la demora/],
  ])('%j is refused in words', (text, message) => {
    expect(() => parseScenario(text)).toThrow(message);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 32])('the seed %d is refused', (seed) => {
    expect(() => parseScenario('vacio', seed)).toThrow(/semilla/);
  });
});

describe('the address of a scenario', () => {
  it('holds the text and the seed, and leaves the rest alone', () => {
    const scenario = parseScenario('lento:producto,error:category', 7);
    const search = searchWithScenario('?utm=a%20b&semilla=3', scenario);
    expect(search).toBe('?utm=a+b&escenario=lento:producto,error:category&semilla=7');
    expect(scenarioFromSearch(search)).toEqual(scenario);
  });

  it('without one is the normal scenario', () => {
    expect(scenarioFromSearch('')).toEqual(parseScenario('normal'));
    expect(() => scenarioFromSearch('?semilla=x')).toThrow(/semilla/);
  });
});

describe('a scenario that is played', () => {
  it('changes the call that it is limited to, and no other', async () => {
    play('500:producto,vacio:productosPorCategoria');
    expect((await ask('producto')).status).toBe(500);
    expect(await rows('productosPorCategoria')).toEqual([]);
    expect((await rows('productosResumen')).length).toBeGreaterThan(700);
  });

  it('takes the place of the one before', async () => {
    play('error');
    play('vacio');
    expect(await ask('category')).toEqual({ status: 200, body: '{"data":{"category":[]}}' });
    play('normal');
    expect((await rows('productosResumen')).length).toBeGreaterThan(700);
  });

  it('lets what names a call come before what is for all', async () => {
    play('500,error:producto,normal:category');
    expect((await ask('producto')).body).toContain('mantenimiento');
    expect((await ask('category')).status).toBe(200);
    expect((await ask('productosResumen')).status).toBe(500);
  });

  it('delays a failure as well as an answer', async () => {
    vi.useFakeTimers();
    play('lento-50,500:producto');
    const answered = vi.fn();
    void ask('producto').then(answered);
    await vi.advanceTimersByTimeAsync(49);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() =>
      expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 500 })),
    );
    vi.useRealTimers();
  });

  it('adds up changes of the catalogue, in their order', async () => {
    play('1-producto,sin-imagenes');
    expect(await rows('productosResumen')).toEqual([expect.objectContaining({ imageUrl: null })]);
    play('1-producto,10000-productos,vacio:category');
    const grown = await rows('productosResumen');
    expect(new Set(grown.map(({ name }) => name)).size).toBe(10_000);
    expect(new Set(grown.map(({ id }) => id)).size).toBe(10_000);
    expect((await ask('category')).body).toBe('{"data":{"category":[]}}');
  });

  it('is the same for the same seed, and another for another', async () => {
    const names = async (seed: number) => {
      play('nombres-hostiles', seed);
      return (await rows('productosPorCategoria')).map(({ name }) => name);
    };
    const first = await names(7);
    expect(await names(8)).not.toEqual(first);
    expect(await names(7)).toEqual(first);
  });

  it('serves a list with nulls as no GraphQL server would', async () => {
    play('nulos');
    const entries: unknown[] = await rows('productosResumen');
    expect(entries[0]).toBeNull();
    expect(entries[1]).toEqual({ id: expect.any(Number), name: null, imageUrl: null });
    expect(JSON.parse((await ask('category')).body).data.category[0]).toBeNull();
  });

  it('serves what it can of a product beside an error for each field that failed', async () => {
    play('error-parcial');
    expect(JSON.parse((await ask('producto')).body)).toMatchObject({
      data: { producto: { id: 101, price: null, imageUrl: null } },
      errors: [{ path: ['producto', 'price'] }, { path: ['producto', 'imageUrl'] }],
    });
  });
});
