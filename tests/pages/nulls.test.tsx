import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const nothingTechnical = /\b(NaN|undefined|null|Infinity)\b|\[object/;

it.each([
  ['a category', paths.category('TUBOS'), /^Producto 1$/],
  ['a search', paths.search('tubo'), /^Producto 1$/],
])('%s shows no NaN, undefined or null, whatever is null', async (_, address, name) => {
  play('nulos');
  openPage(address);
  expect(await screen.findAllByRole('link', { name })).not.toHaveLength(0);
  expect(document.body.textContent).not.toMatch(nothingTechnical);
});

it('home shows no NaN, undefined or null where nothing but ids is known', async () => {
  play('nulos');
  openPage(paths.home());
  await waitFor(() => expect(document.querySelector('[data-room]')).toBeNull());
  expect(screen.getByRole('region', { name: 'Nuestros productos' })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(nothingTechnical);
});

it('a product and its line in the cart show no NaN, undefined or null', async () => {
  play('nulos');
  const user = openPage(paths.product(1));
  await screen.findByRole('heading', { level: 1, name: 'Producto 1' });
  await user.click(await screen.findByRole('button', { name: 'Agregar al carrito' }));
  expect(document.body.textContent).not.toMatch(nothingTechnical);
  await user.click(await screen.findByRole('link', { name: 'Ver carrito' }));
  await screen.findByRole('list', { name: 'Productos de su cotización' });
  expect(document.body.textContent).not.toMatch(nothingTechnical);
});

it('a category response of another shape is an error that can be retried', async () => {
  shopApi.respond('productosPorCategoria', () =>
    HttpResponse.json({ data: { productosPorCategoria: { id: 1 } } }),
  );
  const user = openPage(paths.category('TUBOS'));
  await screen.findByText('Error al cargar productos de la categoría');
  play('normal');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' })).toBeInTheDocument();
});

it('a product response of another shape keeps the skeleton below a notice', async () => {
  shopApi.respond('producto', () => HttpResponse.json({ data: { producto: ['TUBO'] } }));
  openPage(paths.product(1));
  await screen.findByText('No pudimos cargar el producto');
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
});
