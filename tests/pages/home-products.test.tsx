import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { distances } from '../../src/config.ts';
import { homeSections } from '../../src/content/home.ts';
// Loaded beforehand, so that no test waits for it to be compiled.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const section = () => screen.getByRole('region', { name: 'Nuestros productos' });
const none = 'No hay productos disponibles';

describe('the products of the home page', () => {
  it('are anchored at «productos»', () => {
    openPage(paths.home());
    expect(section().id).toBe('productos');
  });

  itInScenario(
    ['vacio:productosResumen', 'vacio'],
    'none at all is said in their section, and the others stay',
    async () => {
      openPage(paths.home());
      await within(section()).findByRole('heading', { name: none });
      const { promos, categories, banks, brands, contact, map } = homeSections;
      for (const { title } of [promos, categories, banks, brands, contact, map]) {
        expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      }
    },
  );

  itInScenario(
    'tiempo-agotado:productosResumen',
    'are not said to be none while they load',
    async () => {
      openPage(paths.home());
      await waitFor(() => expect(shopApi.requests('productosResumen')).toHaveLength(1));
      expect(screen.queryByText(none)).not.toBeInTheDocument();
    },
  );

  it('are none only where there are none, not where the category list is empty', async () => {
    shopApi.serve({ ...smallCatalogue, categories: [] });
    openPage(paths.home());
    await within(section()).findByRole('link', { name: 'ÁNGULO A36 1/4"' });
    const row = within(section()).getByRole('region', { name: 'Todos los productos' });
    const names = within(row)
      .getAllByRole('article')
      .map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual(smallCatalogue.products.map(({ name }) => name));
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  });

  it('stand in one row where they belong to no category of the list', async () => {
    const products = Array.from({ length: 14 }, (_, index) =>
      productRow({ id: index + 1, name: `TUBO ${index + 1}` }),
    );
    shopApi.serve({ categories: ['VACÍA'], products });
    const user = openPage(paths.home());
    const all = () => within(section()).getByRole('region', { name: 'Todos los productos' });
    await within(section()).findByRole('link', { name: 'TUBO 12' });
    expect(within(all()).getAllByRole('article')).toHaveLength(12);
    await user.click(within(all()).getByRole('button', { name: 'Ver los 14 productos' }));
    expect(within(all()).getAllByRole('article')).toHaveLength(14);
  });

  it('show a category of the second half where the first has none', async () => {
    const { products } = smallCatalogue;
    shopApi.serve({ categories: ['VACÍA', 'SOLA', 'ÁNGULOS', 'TUBOS'], products });
    openPage(paths.home());
    await within(section()).findByRole('region', { name: 'ÁNGULOS' });
    expect(within(section()).queryByRole('region', { name: 'TUBOS' })).not.toBeInTheDocument();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  });

  it('are said to be none by the product list alone, whatever the categories do', async () => {
    shopApi.serve({ ...smallCatalogue, products: [] });
    play('desconectado:category');
    openPage(paths.home());
    await within(section()).findByRole('heading', { name: none });
  });

  it('are twelve of a category, with a link to all of it', async () => {
    const products = Array.from({ length: 14 }, (_, index) =>
      productRow({ id: index + 1, name: `TUBO ${index + 1}`, category: 'TUBOS' }),
    );
    shopApi.serve({ categories: ['TUBOS'], products });
    openPage(paths.home());
    await within(section()).findByRole('link', { name: 'TUBO 12' });
    const shelf = within(within(section()).getByRole('region', { name: 'TUBOS' }));
    expect(shelf.getAllByRole('article')).toHaveLength(12);
    const rest = shelf.getByRole('link', { name: /^Ver los 14/ });
    expect(rest).toHaveAttribute('href', `#${paths.category('TUBOS')}`);
  });

  it('move by 600 px at a press, on each shelf by itself', async () => {
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
    const user = openPage(paths.home());
    await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' });
    await user.click(screen.getByRole('button', { name: 'Siguientes: TUBOS' }));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 600 });
    expect(scrollBy.mock.contexts).toEqual([screen.getByRole('list', { name: 'TUBOS' })]);
    expect(distances.categoryScroll).toBe(600);
  });
});
