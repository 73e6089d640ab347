import {
  type Catalogue,
  type CatalogueStore,
  type ProductRow,
  SEARCH_LIMIT,
} from './catalogue-store.ts';
import { foldText } from './fold-text.ts';

/** A store in memory, indexed. The catalogue must not change afterwards. Runs in a browser too. */
export function createMemoryStore(catalogue: Catalogue): CatalogueStore {
  const products = [...catalogue.products];
  const categories = [...catalogue.categories];
  const onOffer = products.filter(({ discount }) => (discount ?? 0) > 0);
  const branded = groupByBrand(products);
  let folded: string[] | undefined;
  const foldedNames = () => {
    folded ??= products.map(({ name }) => foldText(name ?? ''));
    return folded;
  };
  const byId = new Map<number, ProductRow>();
  const byCategory = new Map<string, ProductRow[]>();
  for (const product of products) {
    if (!byId.has(product.id)) byId.set(product.id, product);
    if (product.category === null) continue;
    const others = byCategory.get(product.category);
    if (others) others.push(product);
    else byCategory.set(product.category, [product]);
  }

  return {
    allProducts: async () => products,
    productById: async (id) => byId.get(id) ?? null,
    categoryNames: async () => categories,
    productsInCategory: async (category) => byCategory.get(category) ?? [],
    productsOnOffer: async () => onOffer,
    productsWithBrand: async () => branded,
    productsByName: async (text) => {
      const wanted = foldText(text);
      const found = products.filter((_, index) => foldedNames()[index]?.includes(wanted));
      return found.slice(0, SEARCH_LIMIT);
    },
  };
}

function groupByBrand(products: readonly ProductRow[]): ProductRow[] {
  return products
    .map((product) => ({ product, brand: foldText(product.marca ?? '').trim() }))
    .filter(({ brand }) => brand !== '')
    .sort((a, b) => a.brand.localeCompare(b.brand, 'es'))
    .map(({ product }) => product);
}
