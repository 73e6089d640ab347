import { ownCode } from '../../src/lib/product-code.ts';
import { foldText } from './fold-text.ts';
import type { Catalogue, StoredProduct } from './stored-product.ts';

/** Maximum number of products of a search: a single letter matches nearly all. */
const SEARCH_LIMIT = 1_000;

export type CatalogueStore = ReturnType<typeof createMemoryStore>;

/**
 * The catalogue as the resolvers query it, in the order of the catalogue. The catalogue must not change
 * afterwards. Runs in a browser too.
 */
export function createMemoryStore({ products, categories }: Catalogue) {
  let listed: StoredProduct[] | undefined;
  let foldedNames: string[] | undefined;
  let byId: ReadonlyMap<number, StoredProduct> | undefined;
  return {
    /** Without UUIDs, which nobody reads: they would be most of the list that every visit loads. */
    allProducts: () => {
      listed ??= products.map((product) =>
        ownCode(product.uuid) === null ? { ...product, uuid: null } : product,
      );
      return [...listed];
    },
    productById: (id: number) => {
      byId ??= new Map(products.map((product) => [product.id, product]));
      return byId.get(id) ?? null;
    },
    categoryNames: () => [...categories],
    productsInCategory: (name: string) => products.filter(({ category }) => category === name),
    productsOnOffer: () => products.filter(({ discount }) => (discount ?? 0) > 0),
    /** Products with a brand, ordered by brand (folded), then in catalogue order. */
    productsWithBrand: () => groupByBrand(products),
    /** Products whose name contains `text`, both folded by `foldText`; at most `SEARCH_LIMIT`. */
    productsByName: (text: string) => {
      foldedNames ??= products.map(({ name }) => foldText(name ?? ''));
      const names = foldedNames;
      const wanted = foldText(text);
      return products.filter((_, index) => names[index]?.includes(wanted)).slice(0, SEARCH_LIMIT);
    },
  };
}

function groupByBrand(products: readonly StoredProduct[]): StoredProduct[] {
  return products
    .map((product) => ({ product, brand: foldText(product.marca ?? '').trim() }))
    .filter(({ brand }) => brand !== '')
    .sort((a, b) => a.brand.localeCompare(b.brand, 'es'))
    .map(({ product }) => product);
}
