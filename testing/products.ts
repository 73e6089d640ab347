import { emptyProduct } from '../server/catalogue/product-columns.ts';
import type { StoredProduct } from '../server/catalogue/stored-product.ts';
import type { Resolvers } from '../server/generated/resolvers.ts';
import type { Product } from '../src/graphql/queries.ts';

/** The contract's name of the type of products, typed so that a rename is a type error here. */
export const productType: keyof Resolvers = 'Producto';

/** A product as the database has it; missing fields are null. */
export function productRow(fields: Partial<StoredProduct> & { id: number }): StoredProduct {
  return { ...emptyProduct, ...fields };
}

/** A product as the storefront receives it; missing fields are null. */
export function shownProduct(fields: Partial<StoredProduct> & { id: number }): Product {
  const { priceBuy: _, discountFrom: _from, discountUntil: _until, ...shown } = productRow(fields);
  return shown;
}

/** A product as the backend sends it, with the fields of every query; missing fields are null. */
export function sentProduct(fields: Partial<StoredProduct> & { id: number }) {
  return { __typename: productType, ...shownProduct(fields), priceBuy: null };
}

/** Catalogue of page tests: two categories with products and an empty one. */
export const smallCatalogue = {
  categories: ['TUBOS', 'ÁNGULOS', 'VACÍA'],
  products: [
    productRow({
      id: 1,
      name: 'TUBO CUADRADO 2" x 1"',
      category: 'TUBOS',
      price: 200,
      discount: 15,
      stock: 4,
      description: 'Tubo para rejas',
      imageUrl: '/images/products/tubo_rectangular-640.webp',
      priceBuy: 160,
    }),
    productRow({ id: 2, name: 'TUBO REDONDO 1/2"', category: 'TUBOS', price: 50, stock: 0 }),
    productRow({
      id: 3,
      name: 'ÁNGULO A36 1/4"',
      category: 'ÁNGULOS',
      description:
        'Una descripción larga, que pasa con holgura de los sesenta caracteres que caben en una fila',
    }),
  ],
};

/** The same with a brand, `Ñandú`, for its first product. */
export const brandedCatalogue = {
  ...smallCatalogue,
  products: smallCatalogue.products.map((product) =>
    product.id === 1 ? { ...product, marca: 'Ñandú' } : product,
  ),
};
