import { chance, chanceBetween, chanceOf, uuidOf } from './chance.ts';
import { imageUrl } from './image-url.ts';
import { cents, shopPrice } from './price.ts';
import type { Catalogue, Draft, Family, Product } from './product.ts';

/** What each part of the catalogue is, as shares of all products. */
const SHARE = {
  withoutPrice: 0.05,
  /** Of those: a price of 0 instead of none. */
  priceZero: 0.2,
  onOffer: 0.085,
  soldOut: 0.04,
  withoutDescription: 0.03,
  briefDescription: 0.14,
} as const;

const DISCOUNTS = [5, 8, 10, 12, 15, 20] as const;

/** What stands first on a shelf is what sells best, and is never sold out. */
const ALWAYS_IN_STOCK = 6;

/** The more a piece costs, the fewer of it lie in the yard. */
const STOCK = [
  { below: 20, low: 40, high: 600 },
  { below: 100, low: 15, high: 250 },
  { below: 500, low: 4, high: 80 },
  { below: Number.POSITIVE_INFINITY, low: 1, high: 24 },
] as const;

/**
 * The catalogue of the given families, in their order. The same families and
 * ids give the same catalogue.
 *
 * @param knownIds ids by UUID of the catalogue as it was. A product keeps its
 * id wherever its row moves; a new one takes the next of its family.
 */
export function buildCatalogue(
  families: readonly Family[],
  knownIds: ReadonlyMap<string, number> = new Map(),
): Catalogue {
  return {
    categories: families.map((family) => family.category),
    products: families.flatMap(({ code, category, drafts }) => {
      const inFamily = [...knownIds.values()].filter((id) => Math.floor(id / 100) === code);
      let last = Math.max(100 * code, ...inFamily);
      return drafts.map((draft, index) => {
        const id = knownIds.get(uuidOf(draft.name)) ?? ++last;
        return finish(draft, id, category, index);
      });
    }),
  };
}

function finish(draft: Draft, id: number, category: string, index: number): Product {
  const { name, marca } = draft;
  const tag = shopPrice(draft.price);
  const price = priceOf(name, tag);
  return {
    id,
    uuid: uuidOf(name),
    name,
    priceBuy: price ? cents(price * (0.78 + 0.07 * chance(name, 'priceBuy'))) : null,
    price,
    description: descriptionOf(draft),
    imageUrl: imageUrl(name, draft.picture, index),
    category,
    stock: stockOf(name, tag, index),
    discount:
      chance(name, 'discount') < SHARE.onOffer ? chanceOf(name, 'percent', DISCOUNTS) : null,
    marca,
  };
}

function priceOf(name: string, tag: number): number | null {
  if (chance(name, 'price') >= SHARE.withoutPrice) return tag;
  return chance(name, 'price zero') < SHARE.priceZero ? 0 : null;
}

function descriptionOf({ name, description, brief }: Draft): string | null {
  const kind = chance(name, 'description');
  if (kind < SHARE.withoutDescription) return null;
  return kind < SHARE.withoutDescription + SHARE.briefDescription ? brief : description;
}

function stockOf(name: string, tag: number, index: number): number {
  if (index >= ALWAYS_IN_STOCK && chance(name, 'stock') < SHARE.soldOut) return 0;
  const range = STOCK.find(({ below }) => tag < below);
  return range ? chanceBetween(name, 'units', range.low, range.high) : 0;
}

/** The file's text: one product a line, so that a change shows as the lines that it touches. */
export function serialise({ categories, products }: Catalogue): string {
  const lines = (items: readonly unknown[]) =>
    items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{\n  "categories": [\n${lines(categories)}\n  ],\n  "products": [\n${lines(products)}\n  ]\n}\n`;
}
