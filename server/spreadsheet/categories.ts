import { foldText } from '../catalogue/fold-text.ts';
import { quoted } from './read-cell.ts';

/** The categories of the shop, and those that a file adds if that is allowed. */
export function createCategories(names: readonly string[], mayAdd: boolean) {
  const known = new Set(names);
  const byFolded = new Map(names.map((name) => [folded(name), name]));
  const added: string[] = [];
  /** Why a product cannot have a category, in Spanish; null if it can. */
  const problem = (name: string): string | null => {
    if (known.has(name)) return null;
    const alike = byFolded.get(folded(name));
    if (mayAdd && alike === undefined) {
      known.add(name);
      byFolded.set(folded(name), name);
      added.push(name);
      return null;
    }
    const hint =
      alike === undefined
        ? '; corríjala, o elija crear las categorías que falten'
        : `; ¿es «${quoted(alike)}»?`;
    return `«${quoted(name)}» no es una categoría de la tienda${hint}`;
  };
  return { added, problem };
}

const folded = (name: string) => foldText(name).trim();
