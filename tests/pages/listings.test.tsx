import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { categoryMeta } from '../../src/content/meta.ts';
import { paths } from '../../src/paths.ts';
import { graphqlError, status } from '../support/answers.ts';
import { openPage } from '../support/open-page.tsx';
import { play, shopApi } from '../support/play.ts';
import { productRow, smallCatalogue } from '../support/products.ts';
import { shows } from '../support/shows.ts';
import { pass } from '../support/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const categoryFallback = 'Error al cargar productos de la categoría';
const searchFallback = 'Error al cargar resultados';

describe('a category', () => {
  shows('data-loaded', 'normal', 'shows its products and their count', async () => {
    openPage(paths.category('TUBOS'));
    expect(
      await screen.findByText('2 productos', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'TUBOS' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('article')).toHaveLength(2);
    expect(document.title).toBe(categoryMeta('TUBOS').title);
  });

  shows(
    'data-loading',
    'tiempo-agotado:productosPorCategoria',
    'shows neither products nor an end while it loads',
    async () => {
      openPage(paths.category('TUBOS'));
      await screen.findByRole('heading', { level: 1, name: 'TUBOS' });
      expect(within(screen.getByRole('main')).queryByRole('article')).not.toBeInTheDocument();
      expect(screen.queryByText('No hay productos en esta categoría')).not.toBeInTheDocument();
    },
  );

  shows(
    ['empty-category', 'data-empty'],
    'normal',
    'that is empty says so and suggests others',
    async () => {
      const user = openPage(paths.category('VACÍA'));
      await screen.findByRole('heading', { name: 'No hay productos en esta categoría' });
      const suggestions = await screen.findByRole('navigation', { name: 'Categorías sugeridas' });
      await user.click(within(suggestions).getByRole('link', { name: 'ÁNGULOS' }));
      await screen.findByRole('heading', { level: 1, name: 'ÁNGULOS' });
    },
  );

  it.each(['angulos', 'ÁNGULOS', 'Ángulos'])(
    'reading 15: %s means the one that it folds to, and shows its real name',
    async (asked) => {
      openPage(paths.category(asked));
      await screen.findByRole('heading', { level: 1, name: 'ÁNGULOS' });
      expect(await screen.findByRole('link', { name: 'ÁNGULO A36 1/4"' })).toBeInTheDocument();
      expect(shopApi.requests('productosPorCategoria').at(-1)?.variables).toEqual({
        category: 'ÁNGULOS',
      });
    },
  );

  it.each([
    ['Promociones', 'TUBO CUADRADO 2" x 1"'],
    ['Marcas', 'TUBO CUADRADO 2" x 1"'],
  ])('reading 14: %s is an ordinary name here', async (name, product) => {
    openPage(paths.category(name));
    expect(await screen.findByRole('link', { name: product })).toBeInTheDocument();
    expect(shopApi.requests('productosPorCategoria').at(-1)?.variables).toEqual({ category: name });
  });

  it.each(['PLANCHAS LAF / LAC', '50%', '#4', 'a?b', 'Ñ "1/2"'])(
    'reading 9: %s reaches the backend as it is called',
    async (name) => {
      shopApi.serve({ products: [productRow({ id: 1, name: 'X', category: name })] });
      openPage(paths.category(name));
      expect(await screen.findByRole('link', { name: 'X' })).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
    },
  );

  shows(
    'data-loaded',
    'nulos',
    'stands without a single field but the id, and with nulls between the products',
    async () => {
      openPage(paths.category('TUBOS'));
      expect(await screen.findByRole('link', { name: 'Producto 1' })).toBeInTheDocument();
      expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
    },
  );
});

const wordless = { category: categoryFallback, search: searchFallback };
const both = (message: string) => ({ category: message, search: message });

async function failsWith(message: string) {
  const failure = await screen.findByRole('heading', { name: message });
  expect(failure).not.toHaveTextContent(/\[(GraphQL|Network)\]|</);
  expect(screen.getByRole('button', { name: 'Volver atrás' })).toBeInTheDocument();
}

async function comesBackOnRetry(user: UserEvent) {
  play('normal');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' })).toBeInTheDocument();
}

shows(
  ['category-load-failure', 'data-error'],
  {
    'error:productosPorCategoria': 'El catálogo está en mantenimiento',
    '500:productosPorCategoria': 'GraphQL Error (Code: 500)',
    '502-html:productosPorCategoria': 'GraphQL Error (Code: 502)',
    '200-html:productosPorCategoria': categoryFallback,
    'desconectado:productosPorCategoria': categoryFallback,
  },
  'reading 4: a category says why, with another try and the way back',
  async (message) => {
    const user = openPage(paths.category('TUBOS'));
    await failsWith(message);
    await comesBackOnRetry(user);
  },
);

shows(
  ['search-load-failure', 'data-error'],
  {
    'error:buscarProductosPorNombre': 'El catálogo está en mantenimiento',
    '500:buscarProductosPorNombre': 'GraphQL Error (Code: 500)',
    '502-html:buscarProductosPorNombre': 'GraphQL Error (Code: 502)',
    '200-html:buscarProductosPorNombre': searchFallback,
    'desconectado:buscarProductosPorNombre': searchFallback,
  },
  'reading 4: a search says why, with another try and the way back',
  async (message) => {
    const user = openPage(paths.search('tubo'));
    await failsWith(message);
    await comesBackOnRetry(user);
  },
);

describe('an answer that no scenario gives', () => {
  it.each([
    ['a GraphQL error without words', graphqlError('  '), wordless],
    ['a GraphQL error that is markup', graphqlError('<b>Bad</b> gateway'), wordless],
    [
      'JSON 400 with errors',
      status(400, { errors: [{ message: 'Consulta inválida' }] }),
      both('Consulta inválida'),
    ],
  ])('reading 4: %s is told in words as well', async (_, answer, messages) => {
    shopApi.answer('productosPorCategoria', answer);
    shopApi.answer('buscarProductosPorNombre', answer);
    openPage(paths.category('TUBOS'));
    await failsWith(messages.category);
    window.location.hash = `#${paths.search('tubo')}`;
    await failsWith(messages.search);
  });
});

shows(
  ['category-load-failure', 'search-load-failure'],
  'tiempo-agotado:productosPorCategoria,tiempo-agotado:buscarProductosPorNombre',
  'reading 4: a category and a search that never come are given up after 10 s',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openPage(paths.category('TUBOS'));
    await waitFor(() => expect(shopApi.requests('productosPorCategoria')).toHaveLength(1));
    await pass(timings.requestTimeout);
    await failsWith(categoryFallback);
    window.location.hash = `#${paths.search('tubo')}`;
    await waitFor(() => expect(shopApi.requests('buscarProductosPorNombre')).toHaveLength(1));
    await pass(timings.requestTimeout);
    await failsWith(searchFallback);
    expect(timings.requestTimeout).toBe(10_000);
  },
);

describe('search results', () => {
  shows('data-loaded', 'normal', 'stand under the term, with their count', async () => {
    openPage(paths.search('tubo'));
    expect(
      await screen.findByText('2 productos', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    const title = screen.getByRole('heading', { level: 1, name: 'Resultados para tubo' });
    expect(title).toBeInTheDocument();
  });

  it('are rebuilt when the address changes', async () => {
    openPage(paths.search('tubo'));
    await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    window.location.hash = `#${paths.search('angulo')}`;
    expect(await screen.findByRole('link', { name: 'ÁNGULO A36 1/4"' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'TUBO REDONDO 1/2"' })).not.toBeInTheDocument();
  });

  it.each(['1/2"', '50%', '#4', 'a?b', 'Ñ'])(
    'reading 9: %s reaches the backend as typed',
    async (term) => {
      openPage(paths.search(term));
      await screen.findByRole('heading', { level: 1, name: `Resultados para ${term}` });
      await waitFor(() =>
        expect(shopApi.requests('buscarProductosPorNombre').at(-1)?.variables).toEqual({
          nombre: term,
        }),
      );
    },
  );

  shows(
    'empty-search',
    'normal',
    'reading 21: without any, what the catalogue holds follows, then suggestions',
    async () => {
      openPage(paths.search('2x1'));
      await screen.findByRole('heading', { name: 'No encontramos productos' });
      const local = await screen.findByRole('region', { name: 'Coincidencias en el catálogo' });
      expect(
        within(local).getByRole('link', { name: 'TUBO CUADRADO 2" x 1"' }),
      ).toBeInTheDocument();
      expect(
        await screen.findByRole('navigation', { name: 'Categorías sugeridas' }),
      ).toBeInTheDocument();
    },
  );

  it('reading 21: the backend’s results are the page, whatever would match here', async () => {
    openPage(paths.search('ANGULO'));
    await screen.findByRole('link', { name: 'ÁNGULO A36 1/4"' });
    expect(screen.queryByText('Coincidencias en el catálogo')).not.toBeInTheDocument();
  });
});

it('reading 3: every operation is a POST with the contract’s headers and its variables', async () => {
  openPage(paths.search('tubo'));
  await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
  const requests = shopApi.requests();
  expect(requests.map(({ call }) => call).sort()).toEqual([
    'buscarProductosPorNombre',
    'category',
    'productosResumen',
  ]);
  for (const { headers } of requests) {
    expect(headers.get('accept')).toBe('application/graphql-response+json, application/json');
    expect(headers.get('content-type')).toBe('application/json');
  }
});
