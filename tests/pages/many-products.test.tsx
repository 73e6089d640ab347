import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { limits } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/play.ts';
import { productRow } from '../../testing/products.ts';

const count = 20_000;

it('a category of 20,000 products is counted whole, drawn in parts that Back respects, and searched to its end [C15] [reading 56]', async () => {
  const products = Array.from({ length: count }, (_, index) =>
    productRow({ id: index + 1, name: `PERFIL ${index + 1}`, category: 'PERFILES' }),
  );
  shopApi.serve({ products });
  const user = openPage(paths.category('PERFILES'));
  const patiently = { timeout: 20_000 };
  const counted = { selector: '[role=status]' };
  expect(await screen.findByText(`${count} productos`, counted, patiently)).toBeInTheDocument();
  const cards = () => within(screen.getByRole('main')).getAllByRole('article');
  await waitFor(() => expect(cards()).toHaveLength(limits.gridCards), patiently);
  const left = count - limits.gridCards;
  await user.click(screen.getByRole('button', { name: `Ver más: quedan ${left}` }));
  await waitFor(() => expect(cards()).toHaveLength(2 * limits.gridCards), patiently);
  expect(limits.gridCards).toBe(300);

  window.location.hash = `#${paths.cart()}`;
  await screen.findByRole('heading', { name: 'Tu carrito está vacío' }, patiently);
  window.history.back();
  await waitFor(() => expect(cards()).toHaveLength(2 * limits.gridCards), patiently);

  await user.click(screen.getByRole('combobox', { name: 'Buscar productos' }));
  await user.paste('perfil 19999');
  expect(await screen.findByRole('option', { name: /PERFIL 19999/ }, patiently)).toBeVisible();
}, 60_000);
