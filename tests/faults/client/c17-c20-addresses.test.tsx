import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../src/config.ts';
import { paths } from '../../../src/paths.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { shopApi } from '../../../testing/play.ts';
import { productRow, smallCatalogue } from '../../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const heading = () => screen.findByRole('heading', { level: 1 });
const askedFor = () => shopApi.requests('buscarProductosPorNombre').at(-1)?.variables.nombre;

describe('C17: malformed escapes in an address', () => {
  it.each([
    ['/buscar/%E0%A4%A', '%E0%A4%A'],
    ['/buscar/100%', '100%'],
    ['/buscar/%', '%'],
    ['/buscar/%ZZ', '%ZZ'],
    ['/buscar/50%25', '50%'],
  ])('C17: %s is a search for %s', async (address, term) => {
    openPage(address);
    expect(await heading()).toHaveTextContent(`Resultados para ${term}`);
    await waitFor(() => expect(askedFor()).toBe(term));
  });
});

describe('C18: a term that is hard to carry', () => {
  it.each([
    ['line breaks', 'tubo\r\nrojo\u2028claro', 'tubo rojo claro'],
    ['NUL and control characters', 'tu\u0000bo\u0007 rojo\n', 'tu bo rojo'],
    ['marks of direction', '\u202Eobut\u202C', 'obut'],
    ['zero-width characters', 'tu\u200Bbo\uFEFF', 'tubo'],
    ['half a surrogate pair', 'tubo \uD83D', 'tubo \uFFFD'],
    ['an emoji', 'tubo 🔩', 'tubo 🔩'],
  ])('C18: %s', async (_, typed, term) => {
    openPage(paths.search(typed));
    await waitFor(() => expect(askedFor()).toBe(term));
    expect(await heading()).toHaveTextContent(`Resultados para ${term}`);
  });

  it('C18: 10 kB are cut to what the backend reads, and not in the middle of a character', async () => {
    openPage(paths.search('🔩'.repeat(2500)));
    await waitFor(() => expect(askedFor()).toBe('🔩'.repeat(limits.searchTerm)));
    expect(limits.searchTerm).toBe(80);
    expect(document.title.length).toBeLessThan(300);
  });

  it('C18: nothing but such characters is no search', async () => {
    openPage(paths.search('\u200B\u202E\u0000'));
    await waitFor(() => expect(window.location.hash).toBe('#/list'));
    expect(shopApi.requests('buscarProductosPorNombre')).toEqual([]);
  });

  it('C18: typed into the search box leads to its page', async () => {
    const user = openPage(paths.cart());
    await user.click(screen.getByRole('combobox', { name: 'Buscar productos' }));
    await user.paste(`tubo \uD83D${'x'.repeat(10_000)}`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(String(askedFor())).toHaveLength(80));
  });
});

describe('C19: signs of addresses in names', () => {
  const names = ['PLANCHAS LAF / LAC', '50% ACERO', '#4', 'a?b=c&d', '../..', '%2F', '100%'];

  it.each(names)(
    'C19: the category %s is reached by its link and asked for by its name',
    async (name) => {
      shopApi.serve({ products: [productRow({ id: 1, name: 'X', category: name })] });
      openPage(paths.category(name));
      expect(await screen.findByRole('link', { name: 'X' })).toBeInTheDocument();
      expect(shopApi.requests('productosPorCategoria').at(-1)?.variables).toEqual({
        category: name,
      });
    },
  );

  it('C19: a category with a line break in its name is found all the same', async () => {
    const name = 'A\n• B';
    shopApi.serve({ products: [productRow({ id: 1, name: 'X', category: name })] });
    openPage(paths.category(name));
    expect(await screen.findByRole('link', { name: 'X' })).toBeInTheDocument();
  });

  it.each(names)('C19: the term %s arrives whole', async (term) => {
    openPage(paths.search(term));
    await waitFor(() => expect(askedFor()).toBe(term));
  });
});

describe('C20: odd addresses', () => {
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
  ])('C20: «%.30s» shows a page with header, heading and footer', async (address) => {
    openPage(address);
    expect(await heading()).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('search')).toBeInTheDocument();
  });
});
