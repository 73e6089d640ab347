import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported in advance, so that no test waits for its compilation.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/navigation/paths.ts';
import type { Call } from '../../testing/calls.ts';
import { expectConsole } from '../../testing/console.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { brandedCatalogue } from '../../testing/products.ts';
import { saveData } from '../../testing/save-data.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(brandedCatalogue));

const main = () => within(screen.getByRole('main'));

describe('a response with a part missing', () => {
  const notice = 'No pudimos cargar una parte de la información.';
  const reason = 'El dato no está disponible';
  const round = 'TUBO REDONDO 1/2"';

  it.each<[string, Call, string, string]>([
    ['a category', 'productosPorCategoria', paths.category('TUBOS'), round],
    ['home', 'productosResumen', paths.home(), round],
    ['a product', 'producto', paths.product(1), 'Marca: Ñandú'],
  ])('shows in %s what arrived below a notice, until a retry completes it', async (...row) => {
    const [, call, address, arrived] = row;
    if (call === 'productosResumen') expectConsole('error', 'Error loading products:');
    saveData();
    play(`error-parcial:${call}`);
    const user = openPage(address);
    await screen.findByText(arrived);
    const alert = (await screen.findByText(notice)).closest('[role=alert]');
    expect(alert).toHaveTextContent(reason);
    expect(screen.queryByText('Consultar precio')).not.toBeInTheDocument();
    // Not by role, which is slow on home.
    const retry = () => main().getByText('Intentar de nuevo');

    await user.click(retry());
    await waitFor(() => expect(shopApi.requests(call)).toHaveLength(2));
    await screen.findByText(notice);
    expect(screen.getByText(arrived)).toBeInTheDocument();
    play('normal');
    await user.click(retry());
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    expect(screen.getByText(arrived)).toBeInTheDocument();
    expect(shopApi.requests(call)).toHaveLength(3);
  });
});

describe('a response with nulls', () => {
  itInScenario('nulos', 'shows no null, undefined or NaN on any page', async () => {
    const technical = /\b(NaN|undefined|null|Infinity)\b|\[object/;
    const user = openPage(paths.home());
    await waitFor(() => expect(document.querySelector('[data-room]')).toBeNull());
    expect(document.body.textContent).not.toMatch(technical);
    for (const address of [paths.category('TUBOS'), paths.search('tubo')]) {
      window.location.hash = `#${address}`;
      await screen.findAllByRole('link', { name: /^Producto 1$/ });
      expect(document.body.textContent).not.toMatch(technical);
    }
    window.location.hash = `#${paths.product(1)}`;
    await screen.findByRole('heading', { level: 1, name: 'Producto 1' });
    await screen.findByText('Stock por confirmar');
    await user.click(await screen.findByRole('button', { name: 'Agregar al carrito' }));
    expect(document.body.textContent).not.toMatch(technical);
    await user.click(await screen.findByRole('link', { name: 'Ver carrito' }));
    await screen.findByRole('list', { name: 'Productos de su cotización' });
    expect(document.body.textContent).not.toMatch(technical);
  });
});
