import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedProductsKey, useSavedProducts } from '../../src/catalog/saved-products.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

const stored = () => JSON.parse(localStorage.getItem(savedProductsKey) ?? 'null');
const names = async (title: string) => {
  const row = await screen.findByRole('region', { name: title });
  return within(row)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
};

beforeEach(() => {
  shopApi.serve(smallCatalogue);
  useSavedProducts.setState({ favourites: [], seen: [] });
});

describe('what this browser saves of products', () => {
  it('is shown again in the empty cart, the latest first', async () => {
    const { addSeen, toggleFavourite } = useSavedProducts.getState();
    for (const id of [1, 2, 3, 1, 404]) addSeen(id);
    toggleFavourite(2);
    openPage(paths.cart());
    expect(await names('Favoritos')).toEqual(['TUBO REDONDO 1/2"']);
    expect(await names('Vistos recientemente')).toEqual([
      'TUBO CUADRADO 2" x 1"',
      'ÁNGULO A36 1/4"',
      'TUBO REDONDO 1/2"',
    ]);
  });

  it('is shown in the open search field as long as nothing is typed', async () => {
    const user = openPage(paths.cart());
    const field = screen.getByRole('combobox', { name: 'Buscar productos' });
    await waitFor(() => expect(shopApi.requests('productosResumen')).toHaveLength(1));
    await user.click(field);
    await user.type(field, 'tubo');
    await screen.findAllByRole('option');
    await user.clear(field);
    const search = within(screen.getByRole('search'));
    expect(search.queryByRole('link')).not.toBeInTheDocument();

    act(() => useSavedProducts.getState().addSeen(3));
    const row = await search.findByRole('region', { name: 'Vistos recientemente' });
    await user.type(field, 't');
    expect(row).not.toBeInTheDocument();
    await user.clear(field);
    await user.keyboard('{Escape}');
    expect(search.queryByRole('link')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await user.click(search.getByRole('link', { name: 'ÁNGULO A36 1/4"' }));
    expect(window.location.hash).toBe(`#${paths.product(3)}`);
    expect(search.queryByRole('link')).not.toBeInTheDocument();
  });

  it('remembers a product whose page was opened', async () => {
    openPage(paths.product(3));
    await screen.findByRole('heading', { level: 1, name: 'ÁNGULO A36 1/4"' });
    await waitFor(() => expect(stored()).toEqual({ favourites: [], seen: [3] }));
  });

  it('takes over what another tab has marked meanwhile', () => {
    localStorage.setItem(savedProductsKey, '{"favourites":[9],"seen":[9,8]}');
    useSavedProducts.getState().toggleFavourite(2);
    expect(stored()).toEqual({ favourites: [2, 9], seen: [9, 8] });
    useSavedProducts.getState().toggleFavourite(9);
    expect(stored()).toMatchObject({ favourites: [2] });
  });

  it.each(['{', '7', 'null', '{"seen":"x","favourites":[1.5,-2,"3",null,{}]}'])(
    'is nothing where %s is stored',
    (text) => {
      localStorage.setItem(savedProductsKey, text);
      useSavedProducts.getState().addSeen(5);
      expect(stored()).toEqual({ favourites: [], seen: [5] });
    },
  );

  it('is the last twelve of those seen', () => {
    for (let id = 1; id <= 15; id++) useSavedProducts.getState().addSeen(id);
    expect(stored().seen).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });
});
