import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedProductsEntry, useSavedProducts } from '../../src/catalogue/saved-products.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

const savedProductsKey = savedProductsEntry.key;
const stored = () => JSON.parse(localStorage.getItem(savedProductsKey) ?? 'null');

beforeEach(() => {
  shopApi.serve(smallCatalogue);
  useSavedProducts.setState({ favourites: [], seen: [] });
});

describe('favourites and recently viewed products', () => {
  it('are shown once each, the latest first, without deleted ones', async () => {
    const { addSeen, toggleFavourite } = useSavedProducts.getState();
    for (const id of [1, 2, 3, 1, 404]) addSeen(id);
    toggleFavourite(2);
    openPage(paths.favourites());
    const names = async (title: string) => {
      const row = within(await screen.findByRole('region', { name: title }));
      return row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    };
    expect(await names('Favoritos')).toEqual(['TUBO REDONDO 1/2"']);
    expect(await names('Vistos recientemente')).toEqual([
      'TUBO CUADRADO 2" x 1"',
      'ÁNGULO A36 1/4"',
    ]);
  });

  it('include a product whose page was opened', async () => {
    openPage(paths.product(3));
    await screen.findByRole('heading', { level: 1, name: 'ÁNGULO A36 1/4"' });
    await waitFor(() => expect(stored()).toEqual({ favourites: [], seen: [3] }));
  });

  it('change as this tab shows them, whatever another tab stored', () => {
    localStorage.setItem(savedProductsKey, '{"favourites":[7,9],"seen":[]}');
    useSavedProducts.getState().toggleFavourite(7);
    expect(stored().favourites).toEqual([7, 9]);
  });

  it('keep the last twelve viewed', () => {
    for (let id = 1; id <= 15; id++) useSavedProducts.getState().addSeen(id);
    expect(stored().seen).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });
});
