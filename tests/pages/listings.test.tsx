import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { categoryMeta } from '../../src/content/meta.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const redondo = {
  ...{ __typename: 'Producto', id: 2, uuid: null, name: 'TUBO REDONDO 1/2"' },
  ...{ imageUrl: null, category: 'TUBOS' },
};

describe('a category', () => {
  it('shows its products and their count', async () => {
    openPage(paths.category('TUBOS'));
    expect(
      await screen.findByText('2 productos', { selector: '[role=status]' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'TUBOS' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('article')).toHaveLength(2);
    expect(document.title).toBe(categoryMeta('TUBOS').title);
  });

  it('that is empty says so and suggests others', async () => {
    const user = openPage(paths.category('VACÍA'));
    await screen.findByRole('heading', { name: 'No hay productos en esta categoría' });
    const suggestions = await screen.findByRole('navigation', { name: 'Categorías sugeridas' });
    await user.click(within(suggestions).getByRole('link', { name: 'ÁNGULOS' }));
    await screen.findByRole('heading', { level: 1, name: 'ÁNGULOS' });
  });

  it.each(['angulos', 'ÁNGULOS', 'Ángulos'])(
    '%s means the one that it folds to, and shows its real name',
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
  ])('%s is an ordinary name here', async (name, product) => {
    openPage(paths.category(name));
    expect(await screen.findByRole('link', { name: product })).toBeInTheDocument();
    expect(shopApi.requests('productosPorCategoria').at(-1)?.variables).toEqual({ category: name });
  });
});

describe('search results', () => {
  it('stand under the term, with their count', async () => {
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

  it('without any match, here or there, say so and suggest categories', async () => {
    openPage(paths.search('cemento'));
    await screen.findByRole('heading', { name: 'No encontramos productos' });
    expect(
      await screen.findByRole('navigation', { name: 'Categorías sugeridas' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('cemento'),
    );
  });

  it('lead to the service that is asked for', async () => {
    openPage(paths.search('corte a medida'));
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Corte y doblez' })).toHaveAttribute(
      'href',
      `#${paths.service('corte-doblez')}`,
    );
  });

  it('are the backend’s joined with the catalogue’s own, each once, under one count', async () => {
    openPage(paths.search('2x1'));
    await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' });
    expect(screen.queryByText('No encontramos productos')).not.toBeInTheDocument();
    shopApi.respond('buscarProductosPorNombre', async () =>
      Response.json({ data: { buscarProductosPorNombre: [redondo] } }),
    );
    window.location.hash = `#${paths.search('cuadrado')}`;
    await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    expect(screen.getAllByRole('link', { name: /^TUBO/ }).map((link) => link.textContent)).toEqual([
      'TUBO CUADRADO 2" x 1"',
      'TUBO REDONDO 1/2"',
    ]);
    expect(await screen.findByText('2 productos', { selector: '[role=status]' })).toBeVisible();
  });

  it('name what had to be left out for anything to be found', async () => {
    openPage(paths.search('tubo de madera'));
    expect(
      await screen.findByText('Sin resultados con «madera». Lo más parecido:'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'TUBO REDONDO 1/2"' })).toBeInTheDocument();
  });
});

it('every operation is a POST with the contract’s headers and its variables', async () => {
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
