import { GraphQLError } from 'graphql';
import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { Producto, Resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';

/** Characters of a searched text; one of a megabyte would take a database 20 s. */
const SEARCH_TEXT_LIMIT = 200;

/** Marks an error whose message the client may read; other resolver errors are masked. */
export const BAD_USER_INPUT = 'BAD_USER_INPUT';

/** Stands in a stored `imageUrl` for this backend's own address: `origin:/images/x.webp`. */
const OWN_ORIGIN = 'origin:';

/** What each field of the contract answers. Holds no state and runs in a browser too. */
export const resolvers = {
  Query: {
    productosResumen: (_root, _args, { catalogue }) => catalogue.allProducts(),
    producto: (_root, { id }, { catalogue }) => (id < 1 ? null : catalogue.productById(id)),
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
  },
  Producto: {
    priceBuy: ({ priceBuy }, _args, { showPurchasePrice }) =>
      showPurchasePrice ? (priceBuy ?? null) : null,
    imageUrl: ({ imageUrl }, _args, { publicUrl }) =>
      imageUrl?.startsWith(OWN_ORIGIN)
        ? publicUrl + imageUrl.slice(OWN_ORIGIN.length)
        : (imageUrl ?? null),
  },
} satisfies Resolvers<Context> & { Producto: Unlike };

/** Fields of the contract's product that its row does not have by that name and of that type. */
type Unlike = {
  [Field in keyof Omit<Required<Producto>, '__typename'> as Field extends keyof ProductRow
    ? ProductRow[Field] extends Producto[Field]
      ? never
      : Field
    : Field]: unknown;
};

/**
 * What is searched for, trimmed.
 *
 * @throws GraphQLError for the visitor to read, where it is longer than the contract takes
 */
function searchText(typed: string): string {
  const text = typed.trim();
  // Code units first: to count the characters of a text of any length would cost as much as it is long.
  if (text.length > 2 * SEARCH_TEXT_LIMIT || [...text].length > SEARCH_TEXT_LIMIT) {
    throw new GraphQLError(`La búsqueda admite hasta ${SEARCH_TEXT_LIMIT} caracteres`, {
      extensions: { code: BAD_USER_INPUT },
    });
  }
  return text;
}
