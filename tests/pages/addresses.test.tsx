import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const heading = () => screen.findByRole('heading', { level: 1 });
const askedFor = () => shopApi.requests('buscarProductosPorNombre').at(-1)?.variables.nombre;

describe('malformed escapes in an address', () => {
  it.each([
    ['/buscar/%E0%A4%A', '%E0%A4%A'],
    ['/buscar/100%', '100%'],
    ['/buscar/%', '%'],
    ['/buscar/%ZZ', '%ZZ'],
    ['/buscar/50%25', '50%'],
  ])('%s is a search for %s', async (address, term) => {
    openPage(address);
    expect(await heading()).toHaveTextContent(`Resultados para ${term}`);
    await waitFor(() => expect(askedFor()).toBe(term));
  });
});

describe('a term that is hard to carry', () => {
  it.each([
    ['line breaks', 'tubo\r\nrojo\u2028claro', 'tubo rojo claro'],
    ['NUL and control characters', 'tu\u0000bo\u0007 rojo\n', 'tu bo rojo'],
    ['marks of direction', '\u202Eobut\u202C', 'obut'],
    ['zero-width characters', 'tu\u200Bbo\uFEFF', 'tubo'],
    ['half a surrogate pair', 'tubo \uD83D', 'tubo \uFFFD'],
    ['an emoji', 'tubo 🔩', 'tubo 🔩'],
  ])('%s', async (_, typed, term) => {
    openPage(paths.search(typed));
    await waitFor(() => expect(askedFor()).toBe(term));
    expect(await heading()).toHaveTextContent(`Resultados para ${term}`);
  });

  it('of 200 characters is sent and shown whole', async () => {
    const term = `TUBO ${'🔩'.repeat(195)}`;
    openPage(paths.search(term));
    await waitFor(() => expect(askedFor()).toBe(term));
    expect((await heading()).textContent).toBe(`Resultados para ${term}`);
    expect(document.title).toContain(`Resultados para ${term} `);
    expect(limits.searchTerm).toBe(200);
  });

  it.each([
    ['201', 201],
    ['10,000', 10_000],
  ])('of %s characters is not asked for, and the visitor is told', async (_, length) => {
    openPage(paths.search('🔩'.repeat(length)));
    await screen.findByRole('heading', { name: 'Su búsqueda es demasiado larga' });
    const told = `Tiene ${length} caracteres y el máximo es 200.`;
    expect(screen.getByText(told, { exact: false })).toBeInTheDocument();
    expect(await heading()).toHaveTextContent('🔩…');
    expect(document.title.length).toBeLessThan(500);
    expect(shopApi.requests('buscarProductosPorNombre')).toEqual([]);
  });

  it('nothing but such characters is no search, but a 404', async () => {
    openPage(paths.search('\u200B\u202E\u0000'));
    expect(await heading()).toHaveTextContent('¡Oops! Página no encontrada');
    expect(shopApi.requests('buscarProductosPorNombre')).toEqual([]);
  });

  it('typed into the search box leads to its page', async () => {
    const user = openPage(paths.cart());
    await user.click(screen.getByRole('combobox', { name: 'Buscar productos' }));
    await user.paste(`tubo \uD83D${'x'.repeat(100)}`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(askedFor()).toBe(`tubo \uFFFD${'x'.repeat(100)}`));
  });
});

describe('signs of addresses in names', () => {
  const names = [
    'PLANCHAS LAF / LAC',
    '50% ACERO',
    '#4',
    'a?b=c&d',
    '..',
    '%2F',
    '100%',
    'Ñ "1/2"',
  ];

  it.each(names)(
    'the category %s is reached by its link and requested by its name',
    async (name) => {
      shopApi.serve({ products: [productRow({ id: 1, name: 'X', category: name })] });
      openPage(paths.category(name));
      expect(await screen.findByRole('link', { name: 'X' })).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
      expect(shopApi.requests('productosPorCategoria').at(-1)?.variables).toEqual({
        category: name,
      });
    },
  );

  it('a category with a line break in its name is found all the same', async () => {
    const name = 'A\n• B';
    shopApi.serve({ products: [productRow({ id: 1, name: 'X', category: name })] });
    openPage(paths.category(name));
    expect(await screen.findByRole('link', { name: 'X' })).toBeInTheDocument();
  });

  it.each(names)('the term %s arrives whole', async (term) => {
    openPage(paths.search(term));
    await waitFor(() => expect(askedFor()).toBe(term));
  });
});

describe('odd addresses', () => {
  it.each([
    '',
    '//',
    '///x',
    '/./..',
    '/..%2f..',
    '/%00',
    '/%0A',
    '/productos/%0D%0A',
    '/buscar/%E2%80%A8',
    '/products/',
    '/products/1/2',
    '/buscar',
    '/productos/',
    '/constructor',
    '/__proto__',
    '/LIST',
    '/cart/',
    '/cart?x=1#y',
    `/${'a/'.repeat(2000)}`,
    '/<script>alert(1)</script>',
    'sin-barra',
    '!/x',
  ])('«%.30s» shows a page with header, heading and footer', async (address) => {
    openPage(address);
    expect(await heading()).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('search')).toBeInTheDocument();
  });
});
