import type { Catalogue } from '../../server/catalogue/catalogue-store.ts';
import { parseSeed } from '../../server/catalogue/seed-file.ts';
import { readJson } from '../../tools/lib/project.mjs';

/**
 * A catalogue of any size: the shop's own, over and over, each time under other ids and with a lot
 * number in the name, so that no two names are the same. The purchase price is left out.
 */
export function catalogueOf(size: number): Catalogue {
  const { categories, products } = parseSeed(readJson('server', 'seed', 'catalogue.json'));
  const many = Array.from({ length: size }, (_, place) => {
    const product = products[place % products.length];
    if (!product) throw new Error('The seed is empty.');
    const lot = Math.floor(place / products.length);
    const name = lot === 0 ? product.name : `${product.name} L${lot}`;
    return { ...product, id: place + 1, name, priceBuy: null };
  });
  return { categories, products: many };
}

/** What the list query answers of it. */
export function summariesOf({ products }: Catalogue) {
  return products.map(({ id, name, imageUrl, category }) => ({
    __typename: 'Producto' as const,
    id,
    name,
    imageUrl,
    category,
  }));
}
