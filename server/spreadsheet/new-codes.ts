import { foldText } from '../catalogue/fold-text.ts';
import type { RemovedProduct } from '../catalogue/stored-catalogue.ts';

/** The largest that a file may give to a new product: the shop's own continue above it. */
const MAX_IN_FILE = 9_999_999;

/**
 * The codes of new products: none that another product has or had.
 * @param present the codes of the catalogue and of the file
 */
export function createNewCodes(present: Iterable<number>, removed: readonly RemovedProduct[]) {
  const names = new Map(removed.map(({ id, name }) => [id, name]));
  const used = new Set([...present, ...names.keys()]);
  let last = 0;
  for (const id of used) if (id <= MAX_IN_FILE) last = Math.max(last, id);

  /** Whether a product that was removed returns. */
  const isReturning = (id: number, name: string | null | undefined): boolean => {
    const before = names.get(id);
    return before != null && foldText(before).trim() === foldText(name ?? '').trim();
  };
  return {
    /** A code above all that were ever used. */
    next: (): number => {
      do last += 1;
      while (used.has(last));
      return last;
    },
    isReturning,
    /** Why a file cannot give this code to a new product, in Spanish; null if it can. */
    problem: (id: number, name: string | null | undefined): string | null => {
      if (id > MAX_IN_FILE && !names.has(id)) {
        return `un código nuevo llega como mucho a ${MAX_IN_FILE}; deje la celda vacía y la tienda le da uno`;
      }
      if (!names.has(id) || isReturning(id, name)) return null;
      const before = names.get(id);
      const owner = before == null ? 'otro producto' : `«${before.slice(0, 60)}»`;
      return `el código ${id} fue de ${owner}, que se quitó, y no se da a otro; deje la celda vacía y la tienda le da uno`;
    },
  };
}
