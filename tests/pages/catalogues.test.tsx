import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import { limits } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const noPhoto = '/images/listProduct/no-photo.jpg';
const pictures = () => [...screen.getByRole('main').querySelectorAll('article img')];
const sources = () => pictures().map((picture) => picture.getAttribute('src'));

describe('the products of a catalogue', () => {
  itInScenario('sin-imagenes', 'without pictures show the no-photo picture', async () => {
    openPage(paths.category('TUBOS'));
    await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    expect(sources()).toEqual([noPhoto, noPhoto]);
  });

  itInScenario('imagenes-rotas', 'whose pictures are gone show it as well', async () => {
    openPage(paths.category('TUBOS'));
    await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    expect(sources().toSorted()).toEqual([
      '/images/products/rota-1-640.webp',
      '/images/products/rota-2-640.webp',
    ]);
    for (const picture of pictures()) fireEvent.error(picture);
    expect(sources()).toEqual([noPhoto, noPhoto]);
  });

  itInScenario('sin-precios', 'without prices can be asked about all the same', async () => {
    openPage(paths.product(1));
    expect(await screen.findAllByText('Consultar precio')).not.toHaveLength(0);
    expect(screen.getByRole('main')).not.toHaveTextContent(/S\/ |-\d+%|NaN/);
    expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeEnabled();
  });
});

itInScenario(
  'nombres-hostiles',
  'hostile names are text like any other, and lead where they should',
  async () => {
    const products = Array.from({ length: 15 }, (_, index) =>
      productRow({ id: index + 1, name: `TUBO ${index}`, category: 'A' }),
    );
    shopApi.serve({ categories: ['A', 'B', 'C'], products });
    const user = openPage(paths.category('A'));
    const main = screen.getByRole('main');
    await waitFor(() => expect(within(main).getAllByRole('article')).toHaveLength(15));
    const links = within(main)
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
      products.map(({ id }) => `#/products/${id}`).toSorted(),
    );
    expect(main.querySelector('script, img[src=x], b[onerror]')).toBeNull();

    const [link] = links.filter(({ textContent }) => textContent?.includes('<script>'));
    if (!link) throw new Error('no name has a script in it');
    await user.click(link);
    const name = link.textContent ?? '';
    await screen.findByRole('heading', { level: 1, name });
  },
);

itInScenario(
  { '10000-productos': 10_000 },
  'a catalogue of many thousands is searched to its end, and rendered in part',
  async (count) => {
    const user = openPage(paths.home());
    const shelf = () => within(screen.getByRole('list', { name: 'TUBOS' }));
    // Ten thousand take a busy machine a while.
    const patiently = { timeout: 30_000 };
    await waitFor(
      () => expect(shelf().getAllByRole('article')).toHaveLength(limits.shelfCards),
      patiently,
    );
    await user.click(screen.getByRole('combobox', { name: 'Buscar productos' }));
    await user.paste('tubo');
    // Two of the three products that it has grown from are tubes; they are counted after the rows stand.
    const all = `Ver los ${Math.ceil((count * 2) / 3)} resultados`;
    // Not by role: reading the whole page for it would leave the search no time.
    const options = () => [...document.querySelectorAll('[role=option]')];
    await waitFor(() => expect(options().at(-1)).toHaveTextContent(all), patiently);
    expect(options()).toHaveLength(limits.searchRows + 1);
  },
);
