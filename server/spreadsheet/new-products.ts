import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { StoredCatalogue } from '../catalogue/stored-catalogue.ts';

/** The largest code that a file may give to a new product: the shop's own continue above it. */
const MAX_IN_FILE = 9_999_999;

const folded = (text: string | null | undefined) => foldText(text ?? '').trim();

/** What distinguishes products for their owner. */
const nameOf = ({ name, marca }: Partial<ProductRow>) => `${folded(name)}\n${folded(marca)}`;

/**
 * Checks new products and gives them codes: none that another product has or had.
 * @param inFile the codes of the file
 */
export function createNewProducts(catalogue: StoredCatalogue, inFile: readonly number[]) {
  const present = new Map(catalogue.products.map((product) => [nameOf(product), product.id]));
  const removed = new Map(catalogue.removed.map(({ id, name }) => [id, name]));
  const codes = catalogue.products.map(({ id }) => id);
  const used = new Set([...codes, ...inFile, ...removed.keys()]);
  let last = 0;
  for (const id of used) if (id <= MAX_IN_FILE) last = Math.max(last, id);

  /** Whether a product that was removed returns. */
  const isReturning = (id: number, name: string | null | undefined): boolean =>
    removed.get(id) != null && folded(removed.get(id)) === folded(name);

  const codeProblem = (id: number, name: string): string | null => {
    if (id > MAX_IN_FILE && !removed.has(id)) {
      return `un código nuevo llega como mucho a ${MAX_IN_FILE}; deje la celda vacía y la tienda le da uno`;
    }
    if (!removed.has(id) || isReturning(id, name)) return null;
    const before = removed.get(id);
    const owner = before == null ? 'otro producto' : `«${before.slice(0, 60)}»`;
    return `el código ${id} fue de ${owner}, que se quitó, y no se da a otro; deje la celda vacía y la tienda le da uno`;
  };
  return {
    /** A code above all that were ever used. */
    next: (): number => {
      do last += 1;
      while (used.has(last));
      return last;
    },
    isReturning,
    /** Why a file cannot add a product, in Spanish; null if it can. @param id null without a code */
    problem: (
      id: number | null,
      product: Partial<ProductRow>,
    ): { column: string; message: string } | null => {
      if (!product.name) {
        return { column: 'Nombre', message: 'un producto nuevo necesita un nombre: escríbalo' };
      }
      const twin = present.get(nameOf(product));
      if (twin !== undefined) {
        const message = `ya está en la tienda con el código ${twin}: borre la fila, o descargue el catálogo de nuevo y cambie allí ese producto`;
        return { column: 'Nombre', message };
      }
      const message = id === null ? null : codeProblem(id, product.name);
      return message === null ? null : { column: 'Código', message };
    },
  };
}
