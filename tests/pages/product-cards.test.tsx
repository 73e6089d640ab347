import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const round = 'TUBO REDONDO 1/2"';
const cards = () => screen.getByRole('main').querySelectorAll('article');

describe('the product cards of a category', () => {
  const sources = () => [...cards()].map((card) => card.querySelector('img')?.getAttribute('src'));
  const noPhoto = '/images/listProduct/no-photo.jpg';

  itInScenario('imagenes-rotas', 'show the no-photo picture for pictures that fail', async () => {
    openPage(paths.category('TUBOS'));
    await screen.findByRole('link', { name: round });
    expect(sources()[0]).toMatch('/images/products/rota-');
    for (const card of cards()) fireEvent.error(card.querySelector('img') ?? card);
    expect(sources()).toEqual([noPhoto, noPhoto]);
  });

  itInScenario('nombres-hostiles', 'show markup in names as text, with working links', async () => {
    const products = Array.from({ length: 15 }, (_, index) =>
      productRow({ id: index + 1, name: `TUBO ${index}`, category: 'A' }),
    );
    shopApi.serve({ categories: ['A', 'B', 'C'], products });
    const user = openPage(paths.category('A'));
    const main = screen.getByRole('main');
    await waitFor(() => expect(cards()).toHaveLength(15));
    const links = [...cards()].map((card) => within(card).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
      products.map(({ id }) => `#/products/${id}`).toSorted(),
    );
    expect(main.querySelector('script, img[src=x], b[onerror]')).toBeNull();

    const link = links.find(({ textContent }) => textContent?.includes('<script>'));
    if (!link) throw new Error('No name contains a script.');
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: link.textContent ?? '' });
  });

  it('show price and discount in «Promociones» only', async () => {
    const offer = { name: 'ESMERIL 7"', price: 200, discount: 15 };
    shopApi.serve({
      products: [
        productRow({ ...offer, id: 1, category: 'ESMERIL' }),
        productRow({ id: 2, name: 'ESMERIL 4"', category: 'ESMERIL', price: 0, discount: 5 }),
      ],
    });
    openPage(paths.category('ESMERIL'));
    await screen.findByRole('article', { name: 'ESMERIL 7"' });
    expect(shopApi.requests('producto')).toEqual([]);
    window.location.hash = `#${paths.category('Promociones')}`;
    expect(await screen.findByText('-15%')).toBeInTheDocument();
    const card = screen.getByRole('article', { name: 'ESMERIL 7"' });
    expect(card).toHaveTextContent('S/ 170.00');
    expect(card).toHaveTextContent('S/ 200.00');
    const other = within(screen.getByRole('article', { name: 'ESMERIL 4"' }));
    expect(await other.findByText('Consultar precio')).toBeInTheDocument();
  });

  it('are grouped by brand in «Marcas», each group from its smallest size', async () => {
    const tools = [
      ['ESMERIL 7" OCELOTE', 'Ocelote'],
      ['DISCO 7" ABRACOR', 'Abracor'],
      ['MALLA 5 x 5 cm', 'Mallandes'],
      ['ESMERIL 4 1/2" OCELOTE', 'Ocelote'],
    ];
    shopApi.serve({
      products: tools.map(([name = '', marca = ''], id) =>
        productRow({ id: id + 1, name, marca, price: 90, discount: 5 }),
      ),
    });
    openPage(paths.category('Marcas'));
    await screen.findByRole('heading', { level: 2, name: 'Ocelote' });
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent?.replace('\u00a0', ' '))).toEqual([
      ...['Filtros', 'Abracor', 'DISCO 7" ABRACOR'],
      ...['Ocelote', 'ESMERIL 4 1/2" OCELOTE', 'ESMERIL 7" OCELOTE'],
      ...['Otras marcas', 'MALLA 5 x 5 cm'],
    ]);
  });
});
