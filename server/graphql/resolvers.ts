import { fold } from '../catalogue/fold.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Only so many characters of a searched text count: a term of a megabyte takes a database 20 s. */
const SEARCH_TEXT_LIMIT = 80;

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
      return fold(text).trim() === '' ? [] : catalogue.productsByName(text);
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
} satisfies Resolvers;

/** Trimmed, then cut by code points, so that no character is cut in half. */
function searchText(typed: string): string {
  // Sliced by code units first: spreading a text of any length would cost as much as it is long.
  const start = typed.trim().slice(0, 2 * SEARCH_TEXT_LIMIT);
  return [...start].slice(0, SEARCH_TEXT_LIMIT).join('').trimEnd();
}
