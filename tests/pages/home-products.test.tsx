import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeSections } from '../../src/content/home.ts';
// Imported in advance, so that no test waits for its compilation.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const none = 'No hay productos disponibles';
const section = () => within(screen.getByRole('region', { name: 'Nuestros productos' }));
const tubes = (category: string | null) =>
  Array.from({ length: 14 }, (_, index) =>
    productRow({ id: index + 1, name: `TUBO ${index + 1}`, category }),
  );

describe('the products of the home page', () => {
  itInScenario(
    'vacio:productosResumen',
    'show an empty state in their section, and leave the other sections',
    async () => {
      openPage(paths.home());
      await section().findByRole('heading', { name: none });
      const { promos, categories, banks, brands, contact, map } = homeSections;
      for (const { title } of [promos, categories, banks, brands, contact, map]) {
        expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      }
    },
  );

  it('show twelve of a category, with a link to all of them', async () => {
    shopApi.serve({ categories: ['TUBOS'], products: tubes('TUBOS') });
    openPage(paths.home());
    await section().findByRole('link', { name: 'TUBO 12' });
    const shelf = within(section().getByRole('region', { name: 'TUBOS' }));
    expect(shelf.getAllByRole('article')).toHaveLength(12);
    expect(shelf.getByRole('link', { name: /^Ver los 14/ })).toHaveAttribute(
      'href',
      `#${paths.category('TUBOS')}`,
    );
  });

  it('show in one row what belongs to no listed category, twelve first and then all', async () => {
    shopApi.serve({ categories: [], products: tubes(null) });
    const user = openPage(paths.home());
    await section().findByRole('link', { name: 'TUBO 12' });
    const row = () => within(section().getByRole('region', { name: 'Todos los productos' }));
    expect(row().getAllByRole('article')).toHaveLength(12);
    await user.click(row().getByRole('button', { name: 'Ver los 14 productos' }));
    expect(section().getAllByRole('article')).toHaveLength(14);
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  });
});
