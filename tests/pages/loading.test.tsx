import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../src/paths.ts';
import type { Call } from '../../testing/calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

/** The placeholders of a group: what only the eye is shown until the products are there. */
const placeholders = () =>
  [...screen.getByRole('main').querySelectorAll('div[aria-hidden=true]')]
    // A product's mark is hidden as well.
    .filter((group) => !group.closest('article'))
    .map((group) => group.children.length)
    .filter((count) => count > 0);

const placeholdersFor = async (call: Call, address: string) => {
  openPage(address);
  await waitFor(() => expect(shopApi.requests(call)).toHaveLength(1));
  expect(placeholders()).toContain(8);
  expect(screen.getByRole('main')).not.toHaveTextContent(/\d productos?|No /);
};

itInScenario(
  'tiempo-agotado:productosPorCategoria',
  'a category that loads shows eight placeholders and says nothing of a count or an end',
  () => placeholdersFor('productosPorCategoria', paths.category('TUBOS')),
);

itInScenario(
  'tiempo-agotado:buscarProductosPorNombre',
  'a search that loads shows eight placeholders and says nothing of a count or an end',
  () => placeholdersFor('buscarProductosPorNombre', paths.search('redondo')),
);

itInScenario(
  'lento:productosPorCategoria',
  'a slow category gives way to its products when they come, and not before',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await placeholdersFor('productosPorCategoria', paths.category('TUBOS'));
    await advanceTime(2000);
    expect(placeholders()).toContain(8);
    await advanceTime(1000);
    await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    expect(placeholders()).toEqual([]);
  },
);

it('a category that loads shows nothing of the one before it', async () => {
  openPage(paths.category('TUBOS'));
  await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
  play('tiempo-agotado:productosPorCategoria');
  act(() => {
    window.location.hash = paths.category('ÁNGULOS');
  });
  await screen.findByRole('heading', { level: 1, name: 'ÁNGULOS' });
  expect(screen.queryByRole('link', { name: 'TUBO REDONDO 1/2"' })).toBeNull();
  expect(placeholders()).toContain(8);
});

it('a search shows no placeholders once the products are there', async () => {
  openPage(paths.search('redondo'));
  await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
  expect(placeholders()).toEqual([]);
});
