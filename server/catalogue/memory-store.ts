import type { Catalogue, CatalogueStore, ProductRow } from './catalogue-store.ts';
import { fold } from './fold.ts';

/** The catalogue on a plain array, for tests and mocks. It runs in a browser too. */
export function createMemoryStore({ categories, products }: Catalogue): CatalogueStore {
  const select = async (matches: (product: ProductRow) => boolean) => products.filter(matches);

  return {
    allProducts: () => select(() => true),
    productById: async (id) => products.find((product) => product.id === id) ?? null,
    categoryNames: async () => [...categories],
    productsInCategory: (category) => select((product) => product.category === category),
    productsOnOffer: () => select((product) => (product.discount ?? 0) > 0),
    productsWithBrand: async () => {
      const branded = await select((product) => foldedBrand(product) !== '');
      return branded.sort((a, b) => compare(foldedBrand(a), foldedBrand(b)));
    },
    productsByName: (text) => {
      const wanted = fold(text);
      return select((product) => fold(product.name ?? '').includes(wanted));
    },
  };
}

function foldedBrand(product: ProductRow): string {
  return fold(product.marca ?? '').trim();
}

/** By code unit, as the database's "C" collation does, and not by a locale's rules. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
