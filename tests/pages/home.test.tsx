import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brandRows } from '../../src/content/brands.ts';
import { categoryTiles } from '../../src/content/category-tiles.ts';
import { homeSections, homeTitle } from '../../src/content/home.ts';
import { catalogueMeta } from '../../src/content/page-meta.ts';
// Loaded beforehand, so that no test waits for it to be compiled.
import '../../src/pages/home/lower-sections.tsx';
import { BrandMarquee } from '../../src/pages/home/BrandMarquee.tsx';
import { paths } from '../../src/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

/** The headings of the sections, in their order, once all of them are there. */
async function sectionTitles(): Promise<(string | null)[]> {
  await screen.findByText(homeSections.map.title);
  const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  return titles.map((title) => title.textContent);
}

const { promos, categories, banks, brands, products, contact, map } = homeSections;

describe('the home page', () => {
  it.each([paths.home(), paths.list()])('shows its eight sections in order at %s', async (path) => {
    // The banner stays on its first slide.
    setViewport({ reducedMotion: true });
    openPage(path);
    expect(await sectionTitles()).toEqual([
      'Envío gratis en compras mayores a S/.200.00',
      ...[promos, categories, banks, brands, products, contact, map].map(({ title }) => title),
    ]);
  });

  it('has one title of the first level', async () => {
    openPage(paths.home());
    const titles = await screen.findAllByRole('heading', { level: 1 });
    expect(titles.map((title) => title.textContent)).toEqual([homeTitle]);
  });

  it('/list is the same under a title of its own', async () => {
    openPage(paths.list());
    await screen.findByRole('heading', { level: 1, name: homeTitle });
    expect(document.title).toBe(catalogueMeta.list.title);
    expect(catalogueMeta.list.title).not.toBe(catalogueMeta.home.title);
  });
});

describe('the category tiles', () => {
  const tiles = () => screen.findByRole('region', { name: categories.title });
  const tile = async (title: string) => {
    const heading = within(await tiles()).getByRole('heading', { name: title });
    const article = heading.closest('article');
    if (!article) throw new Error(`No tile around «${title}»`);
    return article;
  };

  it('show title, description and their subcategories as links', async () => {
    openPage(paths.home());
    const section = await tiles();
    for (const { title, description, subcategories } of categoryTiles) {
      expect(within(section).getByRole('heading', { name: title })).toBeInTheDocument();
      expect(section).toHaveTextContent(description);
      const list = within(section).getByRole('list', { name: `Categorías de ${title}` });
      expect(
        within(list)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(subcategories.map((category) => `#${paths.category(category)}`));
    }
  });

  it('say which are new and which are popular', async () => {
    openPage(paths.home());
    const section = await tiles();
    const labelled = (label: string) =>
      within(section)
        .getAllByText(label)
        .map((badge) => badge.closest('article')?.querySelector('h3')?.textContent);
    expect(labelled('NUEVO')).toEqual(
      categoryTiles.filter(({ isNew }) => isNew).map(({ title }) => title),
    );
    expect(labelled('POPULAR')).toEqual(
      categoryTiles.filter(({ isPopular }) => isPopular).map(({ title }) => title),
    );
  });

  it('count the products of all their subcategories, once the catalogue is known', async () => {
    shopApi.serve({
      products: ['ESMERIL', 'BROCAS', 'BROCAS', 'PRENSA'].map((category, index) =>
        productRow({ id: index + 1, name: `P${index}`, category }),
      ),
    });
    play('lento:productosResumen');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openPage(paths.home());
    await waitFor(() => expect(shopApi.requests('productosResumen')).toHaveLength(1));
    expect(await tile('Corte y perforación')).not.toHaveTextContent(/producto/);
    await advanceTime(3000);
    expect(await screen.findByText('3 productos')).toBeInTheDocument();
    expect(await tile('Corte y perforación')).toHaveTextContent('3 productos');
    expect(await tile('Herramientas de mano')).toHaveTextContent('1 producto');
    expect(await tile('Tubos')).not.toHaveTextContent(/\d producto/);
  });
});

it('names each brand once, fifteen in each of two rows', () => {
  render(<BrandMarquee />);
  const rows = screen.getAllByRole('list');
  const names = rows.map((row) =>
    within(row)
      .getAllByRole('img')
      .map((logo) => logo.getAttribute('alt')),
  );
  expect(names).toEqual(brandRows.map((row) => row.map(({ name }) => name)));
  expect(names.map((row) => row.length)).toEqual([15, 15]);
});
