import { screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { shows } from '../../workbench/scenarios/shows.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

shows(
  ['category-load-failure', 'search-load-failure', 'product-load-failure'],
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
