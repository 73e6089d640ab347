import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { limits } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

const count = 10_000;
const patiently = { timeout: 30_000 };
const cards = () => screen.getByRole('main').querySelectorAll('article');

/** A category of so many products. */
const profiles = (length: number) =>
  Array.from({ length }, (_, index) =>
    productRow({ id: index + 1, name: `PERFIL ${index + 1}`, category: 'PERFILES' }),
  );

it('a category of 10,000 products is counted whole, rendered in part, and searched to its end', async () => {
  shopApi.serve({ products: profiles(count) });
  const user = openPage(paths.category('PERFILES'));
  const counted = { selector: '[role=status]' };
  expect(await screen.findByText(`${count} productos`, counted, patiently)).toBeInTheDocument();
  await waitFor(() => expect(cards()).toHaveLength(limits.listProducts), patiently);
  const left = count - limits.listProducts;
  await user.click(screen.getByRole('button', { name: `Ver más: quedan ${left}` }));
  await waitFor(() => expect(cards()).toHaveLength(2 * limits.listProducts), patiently);

  await user.click(screen.getByRole('combobox', { name: 'Buscar productos' }));
  await user.paste('perfil 9999');
  // Not by role: reading so many cards for it would leave the search no time.
  const found = () => document.querySelector('[role=option]');
  await waitFor(() => expect(found()).toHaveTextContent('PERFIL 9999'), patiently);
}, 120_000);

it('a list goes on where it was left when the visitor comes back to it', async () => {
  shopApi.serve({ products: profiles(limits.listProducts + 10) });
  const user = openPage(paths.category('PERFILES'));
  await user.click(await screen.findByText('Ver más: quedan 10', undefined, patiently));
  await waitFor(() => expect(cards()).toHaveLength(limits.listProducts + 10), patiently);
  window.location.hash = `#${paths.cart()}`;
  await screen.findByText('Tu carrito está vacío', undefined, patiently);
  window.history.back();
  await waitFor(() => expect(cards()).toHaveLength(limits.listProducts + 10), patiently);
}, 120_000);
