import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

const tools = [
  productRow({ id: 1, name: 'ESMERIL 7" OCELOTE', marca: 'Ocelote', price: 200, discount: 15 }),
  productRow({ id: 2, name: 'DISCO 7" ABRACOR', marca: 'Abracor', price: 10 }),
  productRow({ id: 3, name: 'MALLA 5 x 5 cm', marca: 'Mallandes', price: 90 }),
  productRow({ id: 4, name: 'ESMERIL 4 1/2" OCELOTE', marca: 'Ocelote', price: 0, discount: 5 }),
];

it('«Promociones» shows price and discount on its cards', async () => {
  shopApi.serve({ products: tools });
  openPage(paths.category('Promociones'));
  const card = within(await screen.findByRole('article', { name: 'ESMERIL 7" OCELOTE' }));
  expect(await card.findByText('-15%')).toBeInTheDocument();
  expect(card.getByText(/S\/ 170\.00/)).toBeInTheDocument();
  expect(card.getByText('S/ 200.00')).toBeInTheDocument();
  const other = within(screen.getByRole('article', { name: /4 1\/2" OCELOTE/ }));
  expect(await other.findByText('Consultar precio')).toBeInTheDocument();
});

it('the cards of other lists show none, and ask for none', async () => {
  shopApi.serve({ products: tools.map((tool) => ({ ...tool, category: 'ESMERIL' })) });
  openPage(paths.category('ESMERIL'));
  await screen.findByRole('article', { name: 'ESMERIL 7" OCELOTE' });
  expect(shopApi.requests('producto')).toEqual([]);
});

it('«Marcas» is grouped by brand, each from its smallest size on', async () => {
  shopApi.serve({ products: tools });
  openPage(paths.category('Marcas'));
  await screen.findByRole('heading', { level: 2, name: 'Ocelote' });
  const main = within(screen.getByRole('main'));
  const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(
    titles.filter((title) => title !== 'Filtros').map((title) => title?.replace('\u00a0', ' ')),
  ).toEqual([
    ...['Abracor', 'DISCO 7" ABRACOR', 'Ocelote', 'ESMERIL 4 1/2" OCELOTE', 'ESMERIL 7" OCELOTE'],
    ...['Otras marcas', 'MALLA 5 x 5 cm'],
  ]);
});
