import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { distances } from '../../src/config.ts';
import { homeSections } from '../../src/content/home.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/play.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { shows } from '../../testing/shows.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const section = () => screen.getByRole('region', { name: 'Nuestros productos' });
const none = 'No hay productos disponibles';

describe('the products of the home page', () => {
  it('are anchored at «productos»', () => {
    openPage(paths.home());
    expect(section().id).toBe('productos');
  });

  shows(
    ['empty-home', 'data-empty'],
    ['vacio:productosResumen', 'vacio'],
    'reading 23: none at all is said in their section, and the others stay',
    async () => {
      openPage(paths.home());
      await within(section()).findByRole('heading', { name: none });
      const { promos, categories, banks, brands, contact, map } = homeSections;
      for (const { title } of [promos, categories, banks, brands, contact, map]) {
        expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      }
    },
  );

  shows(
    'data-loading',
    'tiempo-agotado:productosResumen',
    'reading 23: are not said to be none while they load',
    async () => {
      openPage(paths.home());
      await waitFor(() => expect(shopApi.requests('productosResumen')).toHaveLength(1));
      expect(screen.queryByText(none)).not.toBeInTheDocument();
    },
  );

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
