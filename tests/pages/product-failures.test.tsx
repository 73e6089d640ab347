import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { type Answer, graphqlError, hang, html, offline, status } from '../support/answers.ts';
import { openPage } from '../support/open-page.tsx';
import { shopApi } from '../support/play.ts';
import { smallCatalogue } from '../support/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a category first, so that the product's summary is in the cache when its page opens. */
async function openFromCategory(name: string) {
  const user = openPage(paths.category('TUBOS'));
  await user.click(await screen.findByRole('link', { name }));
  return user;
}

describe('a product that is not there', () => {
  it.each(['abc', '0', '-1', '1.5', '1e3', '2147483648', '007'])(
    'reading 27: the address /products/%s asks for nothing',
    async (id) => {
      openPage(`/products/${id}`);
      await heading('Producto no encontrado');
      expect(shopApi.requests('producto')).toHaveLength(0);
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    },
  );

  it('reading 27: an unknown id, from an empty cache', async () => {
    openPage(paths.product(999));
    await heading('Producto no encontrado');
  });

  it('reading 27: a product deleted meanwhile, from a filled cache', async () => {
    const user = openPage(paths.category('TUBOS'));
    const card = await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    shopApi.serve({ ...smallCatalogue, products: smallCatalogue.products.slice(0, 1) });
    await user.click(card);
    await heading('Producto no encontrado');
    expect(screen.queryByRole('button', { name: 'Agregar al carrito' })).not.toBeInTheDocument();
  });

  it('reading 27: is never decided while the answer is on its way', async () => {
    shopApi.answer('producto', hang);
    shopApi.answer('productosResumen', hang);
    openPage(paths.product(999));
    expect(await screen.findByText('Cargando producto…')).toBeInTheDocument();
    expect(screen.queryByText('Producto no encontrado')).not.toBeInTheDocument();
  });
});

const failures: [name: string, answer: Answer, message: string][] = [
  [
    'a GraphQL error',
    graphqlError('El catálogo está en mantenimiento'),
    'El catálogo está en mantenimiento',
  ],
  ['JSON 500 without errors', status(500, {}), 'GraphQL Error (Code: 500)'],
  ['HTML 502', html(502), 'GraphQL Error (Code: 502)'],
  ['HTML 200', html(200), 'No pudimos cargar el producto'],
  ['no connection', offline, 'No pudimos cargar el producto'],
];

describe.each(failures)('a product whose request ends in %s', (_, answer, message) => {
  beforeEach(() => shopApi.answer('producto', answer));

  it('reading 26: from an empty cache, keeps the skeleton below a notice', async () => {
    shopApi.answer('productosResumen', hang);
    openPage(paths.product(1));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Cargando producto…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver atrás' })).toBeInTheDocument();
  });

  it('reading 26: from a filled cache, keeps showing what is known', async () => {
    await openFromCategory('TUBO CUADRADO 2" x 1"');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await heading('TUBO CUADRADO 2" x 1"');
    expect(screen.queryByText('Consultar precio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
  });

  it('reading 26: another try brings the product', async () => {
    const user = openPage(paths.product(1));
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    shopApi.recover();
    await user.click(retry);
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('opened a second time after the failure, is asked for again and not taken for whole', async () => {
    const user = await openFromCategory('TUBO CUADRADO 2" x 1"');
    await screen.findByText(message);
    window.history.back();
    const card = await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' });
    shopApi.recover();
    await user.click(card);
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
  });
});

it('reading 4: an answer that never comes is given up with the screen’s own text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  shopApi.answer('producto', hang);
  openPage(paths.product(1));
  await waitFor(() => expect(shopApi.requests('producto')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(timings.requestTimeout);
  expect(await screen.findByText('No pudimos cargar el producto')).toBeInTheDocument();
});
