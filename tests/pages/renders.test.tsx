import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';
import { renders, watchRenders } from '../../testing/renders.ts';

const field = () => screen.getByRole('combobox', { name: 'Buscar productos' });
const count = (name: string) => renders().filter((rendered) => rendered === name).length;

/** What stands around a field or a line, and shows nothing of what is typed there. */
const surroundings = ['Layout', 'Header', 'CategoryNavbar', 'Footer', 'HomePage', 'CartPage'];

it('counts what is rendered: a page that opens renders all that stands around it', async () => {
  watchRenders();
  openPage(paths.cart());
  await screen.findByRole('heading', { level: 1 });
  expect(surroundings.filter((name) => count(name) === 0)).toEqual(['HomePage']);
});

it('typing in the search field renders neither the header nor the page', async () => {
  shopApi.serve(smallCatalogue);
  const user = openPage(paths.home());
  await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' });
  await user.type(field(), 'tubo');
  await screen.findAllByRole('option');

  watchRenders();
  await user.type(field(), ' cua');
  expect(count('SearchBox')).toBeGreaterThanOrEqual(4);
  expect(surroundings.filter((name) => count(name) > 0)).toEqual([]);
  expect(count('ProductCard')).toBe(0);
});

it('a quantity renders its own line and the summary', async () => {
  for (const id of [1, 2, 3]) useCart.getState().add(shownProduct({ id, name: `TUBO ${id}` }), 1);
  watchRenders();
  const user = openPage(paths.cart());
  await screen.findByRole('heading', { level: 1 });
  // Once for the page, and once more when the list has come, which its search looks through.
  await waitFor(() => expect(count('Header')).toBe(2));

  watchRenders();
  await user.click(screen.getByRole('button', { name: 'Aumentar: Cantidad de TUBO 2' }));
  expect(count('CartLineRow')).toBe(1);
  expect(count('QuoteSummary')).toBe(1);
  expect(surroundings.filter((name) => count(name) > 0)).toEqual([]);
});
