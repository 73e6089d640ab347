import type { Term } from '../asked/term.ts';
import { type OrderRow, orderRows, type UseRow } from '../lexicon/uses.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { type ProductAttributes, readProductName } from '../product/read-item.ts';
import { dictionary } from '../text/dictionary.ts';

/** By what a list is ordered, and the word that asks for it: `plancha gruesa`. */
export interface SearchOrder extends Pick<OrderRow, 'by' | 'direction'> {
  word: string;
}

const orderNamed = dictionary(orderRows, ({ words }) => words);

/** The order that one of the terms asks for which no product has. */
export function orderIn(dropped: readonly Term[]): { term: Term; order: SearchOrder } | null {
  for (const term of dropped) {
    const row = term.kind === 'words' ? orderNamed(term.text) : null;
    if (row) return { term, order: { word: term.text, by: row.by, direction: row.direction } };
  }
  return null;
}

/** Products in an order; those without the size last. */
export function inOrder<Product extends FoundProduct>(
  products: readonly Product[],
  { by, direction }: SearchOrder,
): readonly Product[] {
  const value = ({ name }: Product) => {
    const { thickness, sizes } = readProductName(name);
    return (by === 'thickness' ? thickness : sizes[0])?.mm ?? null;
  };
  const valued = products.map((product) => ({ product, mm: value(product) }));
  const known = valued.filter(({ mm }) => mm !== null);
  known.sort((a, b) => direction * ((a.mm ?? 0) - (b.mm ?? 0)));
  return [...known, ...valued.filter(({ mm }) => mm === null)].map(({ product }) => product);
}

/** Products with the sizes that serve a use best before the others. */
export function usualFirst<Product extends FoundProduct>(
  products: readonly Product[],
  uses: readonly UseRow[],
): readonly Product[] {
  const usual = uses.flatMap((row) => row.usual ?? [])[0];
  if (!usual) return products;
  const { sizes: [least, most] = [0, Number.POSITIVE_INFINITY], wall } = usual;
  const serves = ({ sizes: [size], thickness }: ProductAttributes) =>
    size !== undefined && size.mm >= least && size.mm <= most && (thickness?.mm ?? 0) >= wall;
  const isUsual = ({ name }: Product) => serves(readProductName(name));
  return [...products.filter(isUsual), ...products.filter((product) => !isUsual(product))];
}
