import { GraphQLError, type GraphQLFieldResolver } from 'graphql';
import { foldText } from '../catalogue/fold-text.ts';
import type { CatalogueStore } from '../catalogue/memory-store.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import type { Query, QueryResolvers } from '../generated/resolvers.ts';

export interface Context {
  catalogue: CatalogueStore;
  /** Whether `priceBuy` is answered; null otherwise. */
  showPurchasePrice: boolean;
  /** Absolute origin of this backend, without a trailing slash: `https://tienda.example`. */
  publicUrl: string;
}

/** In characters. */
const SEARCH_TEXT_LIMIT = 200;

/** Code of an error whose message is not masked. */
export const BAD_USER_INPUT = 'BAD_USER_INPUT';

/** Placeholder of this backend's URL in a stored `imageUrl`: `origin:/images/x.webp`. */
const OWN_ORIGIN = 'origin:';

/** Stateless; run in a browser too. A missing resolver of a query would answer null. */
export const queryResolvers = {
  productosResumen: (_root, _args, { catalogue }) => catalogue.allProducts(),
  producto: (_root, args, { catalogue }) => {
    // A string where the contract has `ID`.
    const id = Number(args.id);
    return id < 1 ? null : catalogue.productById(id);
  },
  category: (_root, _args, { catalogue }) => catalogue.categoryNames(),
  productosPorCategoria: (_root, { category }, { catalogue }) => {
    if (category === 'Promociones') return catalogue.productsOnOffer();
    if (category === 'Marcas') return catalogue.productsWithBrand();
    return catalogue.productsInCategory(category);
  },
  buscarProductosPorNombre: (_root, { nombre }, { catalogue }) => {
    const text = searchText(nombre);
    return foldText(text).trim() === '' ? [] : catalogue.productsByName(text);
  },
} satisfies Required<QueryResolvers<Context>>;

/** The fields of products that are not answered as stored, in every type that has them. */
export const productResolvers = {
  priceBuy: ({ priceBuy }, _args, { showPurchasePrice }) =>
    showPurchasePrice ? (priceBuy ?? null) : null,
  imageUrl: ({ imageUrl }, _args, { publicUrl }) =>
    imageUrl?.startsWith(OWN_ORIGIN)
      ? publicUrl + imageUrl.slice(OWN_ORIGIN.length)
      : (imageUrl ?? null),
} satisfies Record<string, ProductResolver> & DifferingFields;

export type Product = NonNullable<Query['producto']>;

type ProductResolver = GraphQLFieldResolver<StoredProduct, Context>;

/** Fields of the contract's product that `StoredProduct` lacks or has in another type: they need a resolver. */
type DifferingFields = {
  [Field in keyof Omit<Required<Product>, '__typename'> as Field extends keyof StoredProduct
    ? StoredProduct[Field] extends Product[Field]
      ? never
      : Field
    : Field]: ProductResolver;
};

/**
 * The trimmed search text.
 * @throws GraphQLError with a message for the visitor if it is too long
 */
function searchText(typed: string): string {
  const text = typed.trim();
  if ([...text].length > SEARCH_TEXT_LIMIT) {
    throw new GraphQLError(`La búsqueda admite hasta ${SEARCH_TEXT_LIMIT} caracteres`, {
      extensions: { code: BAD_USER_INPUT },
    });
  }
  return text;
}
