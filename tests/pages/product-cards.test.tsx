import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { saveData } from '../../testing/save-data.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const round = 'TUBO REDONDO 1/2"';

describe('the product cards of a category', () => {
  it('show price and discount once they are fetched', async () => {
    const price = { price: 200, discount: 15 };
    shopApi.serve({
      products: [
        productRow({ ...price, id: 1, name: 'ESMERIL 7"', category: 'ESMERIL' }),
        productRow({ id: 2, name: 'ESMERIL 4"', category: 'ESMERIL', price: 0, discount: 5 }),
      ],
    });
    openPage(paths.category('ESMERIL'));
    expect(await screen.findByText('-15%')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'ESMERIL 7"' })).toHaveTextContent('S/ 170.00');
    const other = within(screen.getByRole('article', { name: 'ESMERIL 4"' }));
    expect(await other.findByText('Consultar precio')).toBeInTheDocument();
  });

  itInScenario('lento-300:producto', 'have no price with data saving until sorted', async () => {
    saveData();
    const user = openPage(paths.category('TUBOS'));
    await screen.findByRole('link', { name: round });
    expect(shopApi.requests('producto')).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Precio');
    const note = 'Consultando los precios que faltan para ordenar la lista…';
    expect(screen.getByText(note)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
  });

  it('keep the order of the backend in «Marcas»', async () => {
    const tools = ['DISCO 7" ABRACOR', 'ESMERIL 4 1/2" OCELOTE', 'BROCA 1/2"'];
    shopApi.serve({
      products: tools.map((name, id) => productRow({ id: id + 1, name, marca: 'Marca' })),
    });
    openPage(paths.category('Marcas'));
    await screen.findByRole('article', { name: 'DISCO 7" ABRACOR Marca' });
    const cards = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual(tools.map((name) => `${name} Marca`));
  });
});
