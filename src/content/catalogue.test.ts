import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bannerSlides } from './banners.ts';
import { brands } from './brands.ts';
import { categoryTiles } from './category-tiles.ts';
import { footerColumns, quickCategories } from './navigation.ts';
import { promos } from './promos.ts';

interface Catalogue {
  categories: string[];
  products: { marca: string | null }[];
}

/** The reference backend's catalogue, which the content is written for. */
const catalogue: Catalogue = JSON.parse(readFileSync('server/seed/catalogue.json', 'utf8'));

describe('the content and the reference catalogue', () => {
  it('lead every tile to real categories, and every category stands on exactly one tile', () => {
    const named = categoryTiles.flatMap(({ subcategories }) => subcategories);
    expect(named.toSorted()).toEqual(catalogue.categories.toSorted());
  });

  it.each(quickCategories)('have products behind the quick button %s', (category) => {
    expect(catalogue.categories).toContain(category);
  });

  it('link to no category but the real ones, Promociones and Marcas', () => {
    const links = [
      ...bannerSlides.map(({ action }) => action),
      ...promos.map(({ action }) => action),
      ...footerColumns.flatMap((column) => column.links),
    ];
    const linked = links.flatMap((link) => ('category' in link ? [link.category] : []));
    const known = [...catalogue.categories, 'Promociones', 'Marcas'];
    expect(linked.filter((category) => !known.includes(category))).toEqual([]);
  });

  it('show every brand of the catalogue in the marquee', () => {
    const names = new Set(brands.map(({ name }) => name));
    const sold = new Set(catalogue.products.flatMap(({ marca }) => marca ?? []));
    expect([...sold].filter((marca) => !names.has(marca))).toEqual([]);
  });
});

describe('the category tiles', () => {
  it.each(categoryTiles)('have a picture for $title', ({ imageSrc }) => {
    expect(existsSync(`public${imageSrc}`)).toBe(true);
  });

  it('mark some as new and some as popular, but not all', () => {
    for (const mark of ['isNew', 'isPopular'] as const) {
      expect(new Set(categoryTiles.map((tile) => tile[mark]))).toEqual(new Set([true, false]));
    }
  });
});
