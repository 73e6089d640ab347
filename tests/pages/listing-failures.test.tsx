import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { graphqlError, status } from '../../testing/responses.ts';
import { advanceTime } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const categoryFallback = 'Error al cargar productos de la categoría';
const searchFallback = 'Error al cargar resultados';

const wordless = { category: categoryFallback, search: searchFallback };
const both = (message: string) => ({ category: message, search: message });

async function failsWith(message: string) {
  const failure = await screen.findByRole('heading', { name: message });
  expect(failure).not.toHaveTextContent(/\[(GraphQL|Network)\]|</);
  expect(await screen.findByRole('button', { name: 'Volver atrás' })).toBeInTheDocument();
}

async function comesBackOnRetry(user: UserEvent) {
  play('normal');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' })).toBeInTheDocument();
}

itInScenario(
  {
    'error:productosPorCategoria': 'El catálogo está en mantenimiento',
    '500:productosPorCategoria': 'GraphQL Error (Code: 500)',
    '502-html:productosPorCategoria': 'GraphQL Error (Code: 502)',
    '200-html:productosPorCategoria': categoryFallback,
    'desconectado:productosPorCategoria': categoryFallback,
  },
  'a category says why, with another try and the way back',
  async (message) => {
    const user = openPage(paths.category('TUBOS'));
    await failsWith(message);
    await comesBackOnRetry(user);
  },
);

itInScenario(
  {
    'error:buscarProductosPorNombre': 'El catálogo está en mantenimiento',
    '500:buscarProductosPorNombre': 'GraphQL Error (Code: 500)',
    '502-html:buscarProductosPorNombre': 'GraphQL Error (Code: 502)',
    '200-html:buscarProductosPorNombre': searchFallback,
    'desconectado:buscarProductosPorNombre': searchFallback,
  },
  'a search says why, with another try and the way back',
  async (message) => {
    const user = openPage(paths.search('tubo'));
    await failsWith(message);
    await comesBackOnRetry(user);
  },
);

describe('a response that no scenario gives', () => {
  it.each([
    ['a GraphQL error without words', graphqlError('  '), wordless],
    ['a GraphQL error that is markup', graphqlError('<b>Bad</b> gateway'), wordless],
    [
      'JSON 400 with errors',
      status(400, { errors: [{ message: 'Consulta inválida' }] }),
      both('Consulta inválida'),
    ],
  ])('%s is shown as a message too', async (_, response, messages) => {
    shopApi.respond('productosPorCategoria', response);
    shopApi.respond('buscarProductosPorNombre', response);
    openPage(paths.category('TUBOS'));
    await failsWith(messages.category);
    window.location.hash = `#${paths.search('tubo')}`;
    await screen.findByRole('heading', { level: 1, name: 'Resultados para tubo' });
    await failsWith(messages.search);
  });
});

itInScenario(
  'tiempo-agotado:productosPorCategoria,tiempo-agotado:buscarProductosPorNombre',
  'a category and a search that never come time out after 10 s',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openPage(paths.category('TUBOS'));
    await waitFor(() => expect(shopApi.requests('productosPorCategoria')).toHaveLength(1));
    await advanceTime(timings.requestTimeout);
    await failsWith(categoryFallback);
    window.location.hash = `#${paths.search('tubo')}`;
    await waitFor(() => expect(shopApi.requests('buscarProductosPorNombre')).toHaveLength(1));
    await advanceTime(timings.requestTimeout);
    await failsWith(searchFallback);
    expect(timings.requestTimeout).toBe(10_000);
  },
);

itInScenario(
  'error:productosPorCategoria,error:buscarProductosPorNombre,error:producto',
  'a category, a search and a product that could not be loaded lead back by «Volver atrás»',
  async () => {
    const user = openPage(paths.contact());
    for (const address of [paths.category('TUBOS'), paths.search('tubo'), paths.product(1)]) {
      await screen.findByRole('heading', { level: 1, name: 'Contacto' });
      window.location.hash = `#${address}`;
      await screen.findByText('El catálogo está en mantenimiento');
      await user.click(screen.getByRole('button', { name: 'Volver atrás' }));
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeInTheDocument();
  },
);
