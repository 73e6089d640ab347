import type { Catalogue, StoredProduct } from '../../server/catalogue/stored-product.ts';

export type CatalogueChange = (catalogue: Catalogue) => Catalogue;

export const withoutAnything: CatalogueChange = () => ({ categories: [], products: [] });

export const withoutProducts: CatalogueChange = ({ categories }) => ({ categories, products: [] });

/** The first product with a picture, and its category. */
export const withOneProduct: CatalogueChange = ({ products }) => {
  const product = products.find(({ imageUrl }) => imageUrl !== null) ?? products[0];
  return {
    categories: product?.category ? [product.category] : [],
    products: product ? [product] : [],
  };
};

export const withoutPictures = changeEach(() => ({ imageUrl: null }));

/** Valid picture URLs that respond 404. */
export const withBrokenPictures = changeEach(({ id }) => ({
  imageUrl: `/images/products/rota-${id}-640.webp`,
}));

export const withoutPrices = changeEach(() => ({ price: null, discount: null }));

/** Type parameter: TypeScript then reports also an unknown field next to known ones. */
function changeEach<Fields extends Partial<StoredProduct>>(
  fields: (
    product: StoredProduct,
  ) => Fields & Record<Exclude<keyof Fields, keyof StoredProduct>, never>,
): CatalogueChange {
  return ({ categories, products }) => ({
    categories,
    products: products.map((product) => ({ ...product, ...fields(product) })),
  });
}
