import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openFromCategory, openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a product that is not there', () => {
  it.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '2147483648',
    '007',
    '%00',
    '1%2F2',
    '٣',
    '99999999999999999999',
  ])('the address /products/%s asks for nothing', async (id) => {
    openPage(`/products/${id}`);
    await heading('Producto no encontrado');
    expect(shopApi.requests('producto')).toHaveLength(0);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('an unknown id, from an empty cache', async () => {
    openPage(paths.product(999));
    await heading('Producto no encontrado');
  });

  itInScenario('producto-borrado', 'a product deleted meanwhile, from a filled cache', async () => {
    await openFromCategory('TUBO REDONDO 1/2"');
    await heading('Producto no encontrado');
    expect(screen.queryByRole('button', { name: 'Agregar al carrito' })).not.toBeInTheDocument();
  });

  itInScenario(
    'tiempo-agotado:producto,tiempo-agotado:productosResumen',
    'is never said to be missing while the response is on its way',
    async () => {
      openPage(paths.product(999));
      expect(await screen.findByText('Cargando producto…')).toBeInTheDocument();
      expect(screen.queryByText('Producto no encontrado')).not.toBeInTheDocument();
    },
  );
});

const unknown = 'No pudimos cargar el producto';

itInScenario(
  {
    'error:producto,tiempo-agotado:productosResumen': 'El catálogo está en mantenimiento',
    '500:producto,tiempo-agotado:productosResumen': 'GraphQL Error (Code: 500)',
    '502-html:producto,tiempo-agotado:productosResumen': 'GraphQL Error (Code: 502)',
    '200-html:producto,tiempo-agotado:productosResumen': unknown,
    'desconectado:producto,tiempo-agotado:productosResumen': unknown,
  },
  'from an empty cache, keeps the skeleton below a notice; another try brings the product',
  async (message) => {
    const user = openPage(paths.product(1));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Cargando producto…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver atrás' })).toBeInTheDocument();
    play('normal');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  },
);

itInScenario(
  {
    'error:producto': 'El catálogo está en mantenimiento',
    '500:producto': 'GraphQL Error (Code: 500)',
    '502-html:producto': 'GraphQL Error (Code: 502)',
    '200-html:producto': unknown,
    'desconectado:producto': unknown,
  },
  'from a filled cache, keeps showing what is known, and is asked for again next time',
  async (message) => {
    const user = await openFromCategory('TUBO CUADRADO 2" x 1"');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await heading('TUBO CUADRADO 2" x 1"');
    expect(screen.queryByText('Consultar precio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
    window.history.back();
    const card = await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' });
    play('normal');
    await user.click(card);
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
  },
);

itInScenario(
  'tiempo-agotado:producto',
  'a response that never comes times out with the screen’s own text',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openPage(paths.product(1));
    await waitFor(() => expect(shopApi.requests('producto')).toHaveLength(1));
    await advanceTime(timings.requestTimeout);
    expect(await screen.findByText(unknown)).toBeInTheDocument();
  },
);
