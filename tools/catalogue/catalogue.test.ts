// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCatalogue, serialise } from './catalogue.ts';
import { families } from './families.ts';
import type { Catalogue } from './product.ts';

const file = new URL('../../server/seed/catalogue.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const catalogue: Catalogue = JSON.parse(text);
const { categories, products } = catalogue;
const knownIds = new Map(products.map(({ uuid, id }) => [uuid, id]));

const share = (test: (product: Catalogue['products'][number]) => boolean) =>
  products.filter(test).length / products.length;

describe('the seed file', () => {
  it('is what the tables give', () => {
    expect(text === serialise(buildCatalogue(families, knownIds))).toBe(true);
  });

  it('has one product a line', () => {
    expect(text.split('\n').filter((line) => line.includes('"uuid"'))).toHaveLength(
      products.length,
    );
  });

  it('has at least 600 products in about 30 categories, none of them empty', () => {
    expect(products.length).toBeGreaterThanOrEqual(600);
    expect(categories.length).toBeGreaterThanOrEqual(28);
    expect(categories.length).toBeLessThanOrEqual(34);
    expect([...new Set(products.map((product) => product.category))]).toEqual(categories);
  });

  it('has the categories of the quick buttons, letter by letter', () => {
    expect(categories).toEqual(
      expect.arrayContaining([
        'CHAPA',
        'ESMERIL',
        'MAQUINA DE SOLDAR',
        'SILICONA',
        'ALICATE',
        'LLAVE',
        'PRENSA',
      ]),
    );
  });

  it('names categories in capitals, some with accents, spaces and slashes', () => {
    for (const name of categories) expect(name).toBe(name.toLocaleUpperCase('es'));
    for (const mark of [/[ÁÉÍÓÚÑ]/, / /, /\//]) {
      expect(
        categories.some((name) => mark.test(name)),
        String(mark),
      ).toBe(true);
    }
  });

  it.each(['id', 'uuid', 'name'] as const)('gives no two products the same %s', (field) => {
    expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
  });

  it('keeps to the contract: integers above 0, amounts not below 0, percents to 100', () => {
    for (const { id, stock, price, priceBuy, discount } of products) {
      expect(Number.isInteger(id) && id > 0).toBe(true);
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      expect(price ?? 0).toBeGreaterThanOrEqual(0);
      expect(discount ?? 5).toBeGreaterThanOrEqual(5);
      expect(discount ?? 20).toBeLessThanOrEqual(20);
      if (price) expect(priceBuy).toBeLessThan(price);
      else expect(priceBuy).toBeNull();
    }
  });

  it('has names that are hard on addresses and searches', () => {
    for (const piece of ['1/2"', '2" x 1"', '5.5', '#', '%', 'Ñ', 'Á', '°', '(']) {
      expect(
        products.some((product) => product.name.includes(piece)),
        piece,
      ).toBe(true);
    }
  });

  it('has every kind of gap that a real catalogue has, and not too many', () => {
    expect(share(({ price }) => price === null)).toBeGreaterThan(0.02);
    expect(share(({ price }) => price === null)).toBeLessThan(0.08);
    expect(products.some(({ price }) => price === 0)).toBe(true);
    expect(share(({ discount }) => discount !== null)).toBeGreaterThan(0.05);
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
    expect(products.some(({ description }) => description === null)).toBe(true);
    expect(products.some(({ marca }) => marca === null)).toBe(true);
  });

  it('has at least 40 descriptions that live search shows', () => {
    const short = products.filter(({ description }) => description && description.length < 60);
    expect(short.length).toBeGreaterThanOrEqual(40);
  });

  it('keeps every brief description below 60 characters', () => {
    const long = families
      .flatMap((family) => family.drafts)
      .filter((draft) => draft.brief.length >= 60)
      .map((draft) => draft.brief);
    expect(long).toEqual([]);
  });

  it('prices every kilogram of steel between 4 and 35 soles', () => {
    for (const { name, price, description } of products) {
      const kg = /; ([\d.]+) kg por pieza/.exec(description ?? '')?.[1];
      if (!price || kg === undefined) continue;
      expect(price / Number(kg), name).toBeGreaterThan(4);
      expect(price / Number(kg), name).toBeLessThan(35);
    }
  });
});

describe('the ids', () => {
  it('fit into the hundred of their family', () => {
    const familyOf = new Map(families.map(({ category, code }) => [category, code]));
    expect(new Set(familyOf.values()).size).toBe(families.length);
    for (const { id, category } of products) {
      expect(Math.floor(id / 100)).toBe(familyOf.get(category));
    }
  });

  it('stay with their products when rows move, and new rows take new ones', () => {
    const [family] = families;
    if (!family) throw new Error('There are no families');
    const [first, ...rest] = family.drafts;
    if (!first) throw new Error('The family is empty');
    const before = buildCatalogue([family]).products;
    const ids = new Map(before.map(({ uuid, id }) => [uuid, id]));

    const added = { ...first, name: 'TUBO NUEVO' };
    const after = buildCatalogue([{ ...family, drafts: [added, ...rest, first] }], ids).products;

    const idOf = (list: typeof before, name: string) => list.find((row) => row.name === name)?.id;
    for (const { name, id } of before) expect(idOf(after, name)).toBe(id);
    expect(ids.values()).not.toContain(idOf(after, 'TUBO NUEVO'));
  });
});

describe('the picture addresses', () => {
  it.each<[string, (imageUrl: string | null) => boolean]>([
    ['a path', (url) => url?.startsWith('/images/products/') === true],
    ['a path without its slash', (url) => url?.startsWith('images/products/') === true],
    ["an absolute one on the backend's host", (url) => url?.startsWith('origin:/images/') === true],
    ['a missing one', (url) => url === null],
    ['an empty one', (url) => url === ''],
    ['a blank one', (url) => url === ' '],
    ['one of another scheme', (url) => url?.startsWith('data:text/html') === true],
  ])('include %s', (_, isForm) => {
    expect(products.some(({ imageUrl }) => isForm(imageUrl))).toBe(true);
  });

  it('name pictures that exist', () => {
    const pictures = new Set(
      products.flatMap(({ imageUrl }) => /images\/products\/.+$/.exec(imageUrl ?? '')?.[0] ?? []),
    );
    expect(pictures.size).toBeGreaterThan(30);
    for (const path of pictures) {
      expect(existsSync(new URL(`../../public/${path}`, import.meta.url)), path).toBe(true);
    }
  });

  it('are there for the first products of every shelf', () => {
    for (const category of categories) {
      const shelf = products.filter((product) => product.category === category).slice(0, 12);
      const bare = shelf.filter(({ imageUrl }) => !imageUrl?.trim());
      expect(bare.map(({ name }) => name)).toEqual([]);
    }
  });
});
