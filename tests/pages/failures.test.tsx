import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Imported in advance, so that no test waits for its compilation.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/navigation/paths.ts';
import type { Call } from '../../testing/calls.ts';
import { expectConsole } from '../../testing/console.ts';
import { openFromCategory, openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const maintenance = 'El catálogo está en mantenimiento';
const categoryFailed = 'Error al cargar productos de la categoría';
const searchFailed = 'Error al cargar resultados';
const productFailed = 'No pudimos cargar el producto';
const square = 'TUBO CUADRADO 2" x 1"';
const round = 'TUBO REDONDO 1/2"';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const retryButton = () => screen.findByRole('button', { name: 'Intentar de nuevo' });

describe('a failed request', () => {
  itInScenario(
    {
      'error:productosPorCategoria': maintenance,
      '503:productosPorCategoria': 'GraphQL Error (Code: 503)',
    },
    "says what could not be loaded, and the backend's message below [reading 73]",
    async (message) => {
      openPage(paths.category('TUBOS'));
      await screen.findByRole('heading', { level: 2, name: categoryFailed });
      expect(screen.getByText(message)).not.toHaveRole('heading');
    },
  );

  it.each<[string, Call, string, string, string]>([
    ['a category', 'productosPorCategoria', paths.category('TUBOS'), categoryFailed, 'TUBOS'],
    ['a search', 'buscarProductosPorNombre', paths.search('codo 2"'), searchFailed, 'codo 2"'],
    ['a product', 'producto', paths.product(1), productFailed, square],
    ['a product not in the list', 'producto', paths.product(99), productFailed, 'Cód. 99'],
  ])('offers to ask for %s by WhatsApp, and does not say that it loads', async (...row) => {
    const [, call, address, headline, sought] = row;
    play(`503:${call}`);
    openPage(address);
    await screen.findByText(headline);
    const main = screen.getByRole('main');
    const ask = () => within(main).getByRole('link', { name: 'Preguntar por WhatsApp' });
    const question = () => decodeURIComponent(ask().getAttribute('href') ?? '');
    await waitFor(() => expect(question()).toContain(`Busco: ${sought}`));
    expect(main).not.toHaveTextContent(/Cargando/);
    const waiting = [...main.querySelectorAll('[class*=skeleton i]')];
    expect(waiting.filter((element) => !element.closest('[data-failed]'))).toEqual([]);
  });

  it.each<[string, Call, string, string, string]>([
    ['a category', 'productosPorCategoria', paths.category('TUBOS'), categoryFailed, round],
    ['a search', 'buscarProductosPorNombre', paths.search('tubo'), searchFailed, round],
    ['a product', 'producto', paths.product(1), productFailed, 'S/ 170.00'],
  ])('can be retried for %s, and leads back', async (_, call, address, message, loaded) => {
    const user = openPage(paths.contact());
    await heading('Contacto');
    play(`desconectado:${call}`);
    window.location.hash = `#${address}`;
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver atrás' }));
    await heading('Contacto');
    window.history.forward();
    const retry = await retryButton();
    play('normal');
    await user.click(retry);
    expect((await screen.findAllByText(loaded)).length).toBeGreaterThan(0);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('the list of all products', () => {
  const failed = 'No pudimos cargar los productos';

  itInScenario(
    'desconectado:productosResumen',
    'logs its failure once, shows it on home only, and is requested again by hand',
    async () => {
      expectConsole('error', /^Error loading products:/);
      const logged = vi.spyOn(console, 'error');
      const user = openPage(paths.contact());
      await waitFor(() => expect(logged).toHaveBeenCalled());
      expect(screen.queryByText(failed)).not.toBeInTheDocument();
      window.location.hash = `#${paths.home()}`;
      await screen.findByRole('heading', { name: failed });
      expect(logged).toHaveBeenCalledTimes(1);
      expect(shopApi.requests('productosResumen')).toHaveLength(1);
      play('normal');
      await user.click(await retryButton());
      await screen.findByRole('link', { name: square });
      expect(shopApi.requests('productosResumen')).toHaveLength(2);
    },
  );
});

describe('a product page', () => {
  const add = () => screen.queryByRole('button', { name: 'Agregar al carrito' });

  it.each(['abc', '%00'])('shows an error for the id %s without a request', async (id) => {
    openPage(`/products/${id}`);
    await heading('Producto no encontrado');
    expect(shopApi.requests('producto')).toHaveLength(0);
  });

  itInScenario(
    'producto-borrado',
    'shows an error for a listed product since deleted',
    async () => {
      await openFromCategory(round);
      await heading('Producto no encontrado');
      expect(add()).not.toBeInTheDocument();
    },
  );

  itInScenario(
    'error:producto',
    'keeps what the list has loaded when its request fails, and requests it again next time',
    async () => {
      const user = await openFromCategory(square);
      await screen.findByText(maintenance);
      await heading(square);
      expect(screen.queryByText('Consultar precio')).not.toBeInTheDocument();
      expect(add()).toBeDisabled();
      window.history.back();
      const card = await screen.findByRole('link', { name: square });
      play('normal');
      await user.click(card);
      await screen.findByText('S/ 170.00');
    },
  );
});
