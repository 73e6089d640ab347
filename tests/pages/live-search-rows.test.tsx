import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../src/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

const below = 'x'.repeat(59);
const atLimit = 'y'.repeat(60);

beforeEach(() =>
  shopApi.serve({
    products: [
      productRow({ id: 1, name: 'TUBO A', category: 'TUBOS', description: below }),
      productRow({ id: 2, name: 'TUBO B', category: 'TUBOS', description: atLimit }),
      productRow({ id: 3, name: 'TUBO C', category: 'TUBOS', imageUrl: '/images/tubo.webp' }),
    ],
  }),
);

const box = () => screen.getByRole('combobox', { name: 'Buscar productos' });
const rows = () => screen.findAllByRole('option');

it('each match has a thumbnail: its own picture, or the no-photo picture', async () => {
  const user = openPage(paths.cart());
  await waitFor(() => expect(shopApi.requests('productosResumen')).toHaveLength(1));
  await user.type(box(), 'tubo');
  const pictures = (await rows()).map((row) => row.querySelector('img')?.getAttribute('src'));
  expect(pictures).toEqual([
    '/images/listProduct/no-photo.jpg',
    '/images/listProduct/no-photo.jpg',
    '/images/tubo.webp',
    undefined,
  ]);
});

it('a description shows below 60 characters and not from 60 on', async () => {
  const user = openPage(paths.product(1));
  await screen.findAllByText(below);
  window.location.hash = `#${paths.product(2)}`;
  await screen.findAllByText(atLimit);
  await user.type(box(), 'tubo');
  expect((await rows()).map((row) => row.textContent)).toEqual([
    `TUBO A TUBOS ${below}`,
    'TUBO B TUBOS',
    'TUBO C TUBOS',
    'Ver los 3 resultados',
  ]);
});

itInScenario(
  'desconectado:productosResumen',
  'a list that could not be loaded is logged once, and no page but home tells',
  async () => {
    expectConsole('error', /^Error loading products:/);
    const logged = vi.spyOn(console, 'error');
    openPage(paths.contact());
    await waitFor(() => expect(logged).toHaveBeenCalled());
    window.location.hash = `#${paths.cart()}`;
    await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
    expect(screen.queryByText('No pudimos cargar los productos')).not.toBeInTheDocument();
    window.location.hash = `#${paths.home()}`;
    await screen.findByRole('heading', { name: 'No pudimos cargar los productos' });
    expect(logged).toHaveBeenCalledTimes(1);
  },
);
