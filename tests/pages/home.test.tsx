import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryTiles } from '../../src/content/category-tiles.ts';
import { homeSections, homeTitle } from '../../src/content/home.ts';
import { catalogueMeta } from '../../src/content/page-meta.ts';
import { promos } from '../../src/content/promos.ts';
import { timings } from '../../src/lib/limits.ts';
// Imported in advance, so that no test waits for its compilation.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/navigation/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const { promos: promotions, categories, banks, brands, products, contact, map } = homeSections;
/** One product in each category of the content. */
const wholeCatalogue = () => {
  const names = categoryTiles.flatMap(({ subcategories }) => subcategories);
  const rows = names.map((category, at) =>
    productRow({ id: at + 1, name: `PRODUCTO ${at + 1}`, category }),
  );
  return { categories: names, products: rows };
};
const section = (name: string) => screen.findByRole('region', { name });

describe('the home page', () => {
  it.each([
    [paths.home(), catalogueMeta.home.title],
    [paths.list(), catalogueMeta.list.title],
  ])('shows its eight sections in order at %s', async (path, documentTitle) => {
    // Keeps the banner on its first slide.
    setViewport({ reducedMotion: true });
    openPage(path);
    const titles = (level: number) =>
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level })
        .map(({ textContent }) => textContent);
    const sections = [promotions, categories, banks, brands, products, contact, map];
    const expected = [
      'Envío gratis en compras mayores a S/.200.00',
      ...sections.map(({ title }) => title),
    ];
    await waitFor(() => expect(titles(2)).toEqual(expected));
    expect(titles(1)).toEqual([homeTitle]);
    expect(document.title).toBe(documentTitle);
    expect(catalogueMeta.list.title).not.toBe(catalogueMeta.home.title);
  });

  it('loads the first picture of its banner with priority, the next one later, and fades 600 ms', async () => {
    vi.useFakeTimers();
    openPage(paths.home());
    const banner = screen.getByRole('region', { name: 'Promociones' });
    const pictures = () => [...banner.querySelectorAll('img')];
    expect(pictures()).toHaveLength(1);
    expect(pictures()[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures()[0]).toHaveAttribute('loading', 'eager');
    await advanceTime(timings.banner);
    expect(pictures()).toHaveLength(3);
    const stage = within(banner).getByRole('group').parentElement;
    expect(stage?.style.getPropertyValue('--fade')).toBe('600ms');
  });
});

describe('the promotions of home', () => {
  it.each([
    [1025, 3],
    [1024, 2],
    [769, 2],
    [768, 1],
  ])('shows at %i px %i cards at a time, each with its link', async (width, perView) => {
    setViewport({ width });
    shopApi.serve(wholeCatalogue());
    openPage(paths.home());
    const carousel = within(await section(promotions.title));
    expect(carousel.getByText(`1 / ${promos.length - perView + 1}`)).toBeInTheDocument();
    const links = carousel.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(promos.map(({ title }) => title));
    expect(links[0]).toHaveAttribute('href', `#${paths.category('Promociones')}`);
  });

  it('are only those whose category the shop has', async () => {
    openPage(paths.home());
    const links = async () => within(await section(promotions.title)).getAllByRole('link');
    const expected = promos.filter(
      ({ action }) => !('category' in action) || action.category === 'Promociones',
    );
    await waitFor(async () =>
      expect((await links()).map(({ textContent }) => textContent)).toEqual(
        expected.map(({ title }) => title),
      ),
    );
  });
});

describe('the category tiles', () => {
  it('show title, description, badges and links to their categories', async () => {
    shopApi.serve(wholeCatalogue());
    openPage(paths.home());
    const tiles = await section(categories.title);
    await within(tiles).findByRole('heading', { name: 'Tubos' });
    for (const { title, description, subcategories, isNew, isPopular } of categoryTiles) {
      const tile = within(tiles).getByRole('heading', { name: title }).closest('article');
      expect(tile).toHaveTextContent(description);
      expect(tile?.textContent?.includes('NUEVO')).toBe(Boolean(isNew));
      expect(tile?.textContent?.includes('POPULAR')).toBe(Boolean(isPopular));
      const list = within(tiles).getByRole('list', { name: `Categorías de ${title}` });
      const links = within(list).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        subcategories.map((category) => `#${paths.category(category)}`),
      );
    }
  });

  it('are those of the categories of the shop, under its own names', async () => {
    const names = ['TUBERIA', 'CLAVOS Y ALAMBRES', 'PLATINAS', 'VACIA'];
    shopApi.serve({
      categories: names,
      products: [
        productRow({ id: 1, name: 'TUB. CUAD. 1 X 1 X 0.9 LAF', category: 'TUBERIA' }),
        productRow({ id: 2, name: 'CLAVO 3" X KG', category: 'CLAVOS Y ALAMBRES' }),
        productRow({ id: 3, name: 'PLAT. 1X1/8 X 6M', category: 'PLATINAS' }),
      ],
    });
    openPage(paths.home());
    const tiles = await section(categories.title);
    await within(tiles).findByRole('heading', { name: 'TUBERIA' });
    const links = within(tiles).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      // Of a family only the categories that the shop has, without a text about the others.
      ['Ángulos y platinas', `#${paths.category('PLATINAS')}`],
      ['PLATINAS', `#${paths.category('PLATINAS')}`],
      ['TUBERIA', `#${paths.category('TUBERIA')}`],
      ['CLAVOS Y ALAMBRES', `#${paths.category('CLAVOS Y ALAMBRES')}`],
    ]);
    expect(tiles).not.toHaveTextContent(categoryTiles[1]?.description ?? '');
    expect(within(tiles).queryByText('POPULAR')).not.toBeInTheDocument();
  });
});

it('home opens at the products where its address is #productos', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  openPage('productos');
  const list = await section('Nuestros productos');
  await act(async () => {});
  expect(scroll.mock.contexts).toContain(list);
  expect(list.id).toBe('productos');
});
