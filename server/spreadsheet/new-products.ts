import { foldForIdentity } from '../catalogue/fold-text.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { quotedCell } from './read-cell.ts';
import { type Places, rowText } from './row-numbers.ts';

/** The largest code that a file may give to a new product: the shop's own continue above it. */
const MAX_IN_FILE = 9_999_999;

/** What distinguishes products for their owner. */
const nameOf = ({ name, marca }: Partial<StoredProduct>) =>
  `${foldForIdentity(name)}\n${foldForIdentity(marca)}`;

/** Why a file cannot add a product, in Spanish; null if it can. */
export function checkNewProducts(catalogue: StoredCatalogue, places: Places) {
  const inShop = new Map(catalogue.products.map((product) => [nameOf(product), product.id]));
  const inFile = new Map<string, number>();
  const removed = new Map(catalogue.removed.map(({ id, name }) => [id, name]));
  /** @param id null without a code */
  return (id: number | null, product: Partial<StoredProduct>, row: number) => {
    const { name } = product;
    if (!name) {
      return { column: 'Nombre', message: 'un producto nuevo necesita un nombre: escríbalo' };
    }
    const stored = inShop.get(nameOf(product));
    if (stored !== undefined) {
      const message = `ya está en la tienda con el código ${stored}: cambie ese producto en vez de agregarlo; en un archivo, borre la fila o descargue el catálogo de nuevo`;
      return { column: 'Nombre', message };
    }
    const other = inFile.get(nameOf(product));
    if (other !== undefined) {
      const message = `«${quotedCell(name)}» ya está en la ${rowText(other, places)}: borre una de las dos, o distíngalas en el nombre o por la marca`;
      return { column: 'Nombre', message };
    }
    inFile.set(nameOf(product), row);
    const before = removed.get(id ?? 0);
    const isFree =
      before === undefined
        ? (id ?? 0) <= MAX_IN_FILE
        : foldForIdentity(before) === foldForIdentity(name);
    if (isFree) return null;
    const reason =
      before === undefined
        ? `un código nuevo llega como mucho a ${MAX_IN_FILE}`
        : `el código ${id} fue de «${quotedCell(before)}», que se quitó, y no se da a otro`;
    return { column: 'Código', message: `${reason}; deje la celda vacía y la tienda le da uno` };
  };
}

/**
 * Gives codes to new products: above all that products have or had.
 * @param inFile the codes of the file
 */
export function codeGenerator(catalogue: StoredCatalogue, inFile: Iterable<number>): () => number {
  const stored = [...catalogue.products, ...catalogue.removed].map(({ id }) => id);
  const used = new Set([...stored, ...inFile]);
  let last = 0;
  for (const id of used) if (id <= MAX_IN_FILE) last = Math.max(last, id);
  return () => {
    do last += 1;
    while (used.has(last));
    return last;
  };
}
