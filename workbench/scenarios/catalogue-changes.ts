import type { Catalogue, ProductRow } from '../../server/catalogue/catalogue-store.ts';

/** Makes another catalogue of one; the same of the same one and seed. */
export type CatalogueChange = (catalogue: Catalogue, seed: number) => Catalogue;

export const withoutAnything: CatalogueChange = () => ({ categories: [], products: [] });

export const withoutProducts: CatalogueChange = ({ categories }) => ({ categories, products: [] });

/** The first product that has a picture, alone in its category. */
export const withOneProduct: CatalogueChange = ({ products }) => {
  const product = products.find(({ imageUrl }) => imageUrl !== null) ?? products[0];
  return {
    categories: product?.category ? [product.category] : [],
    products: product ? [product] : [],
  };
};

export const withoutPictures = changeEach(() => ({ imageUrl: null }));

/** Addresses in the form of the shop's own, behind which nothing is. */
export const withBrokenPictures = changeEach(({ id }) => ({
  imageUrl: `/images/products/rota-${id}-640.webp`,
}));

export const withoutPrices = changeEach(() => ({ price: null, discount: null }));

function changeEach(fields: (product: ProductRow) => Partial<ProductRow>): CatalogueChange {
  return ({ categories, products }) => ({
    categories,
    products: products.map((product) => ({ ...product, ...fields(product) })),
  });
}
