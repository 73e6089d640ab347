import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { graphqlError } from '../../testing/responses.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const part = 'No pudimos cargar una parte de la información.';
const main = () => within(screen.getByRole('main'));
const retry = () => main().getByRole('button', { name: 'Intentar de nuevo' });
const round = () => screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });

/** Says that a part is missing, and why, above what came. */
async function saysSo() {
  const notice = (await screen.findByText(part)).closest('[role=alert]');
  expect(notice).toHaveTextContent('El dato no está disponible');
}

describe('of which only a part came', () => {
  itInScenario(
    'error-parcial:productosPorCategoria',
    'a category shows that part below a notice, until another try brings the rest',
    async () => {
      const user = openPage(paths.category('TUBOS'));
      await round();
      await saysSo();
      expect(screen.getByText('2 productos', { selector: '[role=status]' })).toBeInTheDocument();
      play('normal');
      await user.click(retry());
      await waitFor(() => expect(screen.queryByText(part)).not.toBeInTheDocument());
      expect(await round()).toBeInTheDocument();
      expect(shopApi.requests('productosPorCategoria')).toHaveLength(2);
    },
  );

  itInScenario(
    'error-parcial:buscarProductosPorNombre',
    'a search shows that part below a notice',
    async () => {
      openPage(paths.search('tubo'));
      await round();
      await saysSo();
      expect(retry()).toBeEnabled();
    },
  );

  itInScenario(
    'error-parcial:productosResumen',
    'home shows that part below a notice, until another try brings the rest',
    async () => {
      expectConsole('error', 'Error loading products:');
      const user = openPage(paths.home());
      await round();
      await saysSo();
      play('normal');
      await user.click(retry());
      await waitFor(() => expect(screen.queryByText(part)).not.toBeInTheDocument());
      expect(await round()).toBeInTheDocument();
      expect(shopApi.requests('productosResumen')).toHaveLength(2);
    },
  );

  itInScenario(
    'error-parcial:producto',
    'a product shows that part below a notice, until another try brings the rest',
    async () => {
      const user = openPage(paths.product(1));
      await screen.findByText('Marca: Ñandú');
      await saysSo();
      expect(screen.queryByText('Consultar precio')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
      play('normal');
      await user.click(retry());
      await waitFor(() => expect(screen.queryByText(part)).not.toBeInTheDocument());
      expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
    },
  );

  it('a product whose fields came all the same shows them, and can be added', async () => {
    shopApi.respond('producto', async (normal) => {
      const response = await (await normal()).json();
      return HttpResponse.json({
        ...response,
        errors: [{ message: 'El dato no está disponible' }],
      });
    });
    openPage(paths.product(1));
    await saysSo();
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
  });

  it('home shows the categories that came below a notice, until another try brings the rest', async () => {
    shopApi.respond('category', async (normal) => {
      const response = await (await normal()).json();
      return HttpResponse.json({
        ...response,
        errors: [{ message: 'El dato no está disponible' }],
      });
    });
    const user = openPage(paths.home());
    await round();
    expect(await main().findByText(part)).toBeInTheDocument();
    shopApi.recover();
    await user.click(retry());
    await waitFor(() => expect(main().queryByText(part)).not.toBeInTheDocument());
    expect(await round()).toBeInTheDocument();
    expect(shopApi.requests('category')).toHaveLength(2);
  });

  it('keeps the rows where the retry fails too', async () => {
    play('error-parcial:productosPorCategoria');
    const user = openPage(paths.category('TUBOS'));
    await saysSo();
    await user.click(retry());
    await waitFor(() => expect(shopApi.requests('productosPorCategoria')).toHaveLength(2));
    await saysSo();
    expect(await round()).toBeInTheDocument();
  });
});

it('with nothing of it there, is the error state', async () => {
  shopApi.respond('productosPorCategoria', graphqlError('El catálogo está en mantenimiento'));
  openPage(paths.category('TUBOS'));
  await screen.findByRole('heading', { name: 'El catálogo está en mantenimiento' });
  expect(screen.queryByText(part)).not.toBeInTheDocument();
});
