import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Loaded beforehand, so that no test waits for it to be compiled.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const box = () => screen.getByRole('combobox', { name: 'Buscar productos' });

describe('the product list', () => {
  it('is asked for once, whatever pages the visitor sees', async () => {
    const user = openPage(paths.home());
    await user.click(await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' }));
    await screen.findByRole('heading', { name: 'Productos relacionados' });
    await user.type(box(), 'tubo');
    await screen.findAllByRole('option');
    expect(shopApi.requests('productosResumen')).toHaveLength(1);
  });

  itInScenario(
    {
      'desconectado:productosResumen': 'No pudimos cargar los productos',
      'error:productosResumen': 'El catálogo está en mantenimiento',
      '500:productosResumen': 'GraphQL Error (Code: 500)',
      '200-html:productosResumen': 'No pudimos cargar los productos',
    },
    'is asked for once also when it fails, and again when the visitor asks',
    async (message) => {
      expectConsole('error', 'Error loading products:');
      const user = openPage(paths.home());
      await screen.findByRole('heading', { name: message });
      await user.click(screen.getAllByRole('link', { name: /^Carrito/ })[0] as HTMLElement);
      await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
      window.location.hash = `#${paths.home()}`;
      const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
      expect(shopApi.requests('productosResumen')).toHaveLength(1);
      play('normal');
      await user.click(retry);
      expect(
        await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' }),
      ).toBeInTheDocument();
      expect(shopApi.requests('productosResumen')).toHaveLength(2);
    },
  );

  itInScenario(
    'desconectado:productosResumen',
    'failed, leaves the panel empty and submitting at work',
    async () => {
      expectConsole('error', /^Error loading products:/);
      const user = openPage(paths.cart());
      await user.type(box(), 'tubo');
      await waitFor(() => expect(shopApi.requests('productosResumen')).toHaveLength(1));
      expect(screen.queryAllByRole('option')).toEqual([]);
      await user.keyboard('{Enter}');
      await screen.findByRole('heading', { name: 'Resultados para tubo' });
    },
  );

  it('home shows the shelves of the first half, rounded up', async () => {
    openPage(paths.home());
    const section = await screen.findByRole('region', { name: 'Nuestros productos' });
    expect(await within(section).findByRole('region', { name: 'TUBOS' })).toBeInTheDocument();
    expect(within(section).getByRole('region', { name: 'ÁNGULOS' })).toBeInTheDocument();
    expect(within(section).queryByRole('region', { name: 'VACÍA' })).not.toBeInTheDocument();
  });
});
