import { categoryTiles } from '../content/category-tiles.ts';
import { otherCategories, quickFamilies } from '../content/navigation.ts';
import { equalsFolded } from '../lib/fold.ts';

/** Categories of one family. */
export interface CategoryGroup {
  /** Null where the shop has none of the families, so that nothing is to be told apart. */
  title: string | null;
  categories: readonly string[];
}

/** The families of the home page with the categories that the shop has; the others follow. */
export function groupCategories(names: readonly string[]): CategoryGroup[] {
  const families = categoryTiles.map(({ title, subcategories }) => ({
    title,
    categories: subcategories.filter((name) => names.includes(name)),
  }));
  const known = new Set(families.flatMap(({ categories }) => categories));
  const others = names.filter((name) => !known.has(name));
  const title = known.size > 0 ? otherCategories : null;
  return [...families, { title, categories: others }].filter(
    ({ categories }) => categories.length > 0,
  );
}

/** Whether the shop has a category; any until its categories are known. */
export function isSold(category: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((name) => equalsFolded(name, category));
}

/** A family of steel that the shop has. */
export interface SoldFamily {
  label: string;
  /** The first one that the shop has, which a link opens. */
  category: string;
  categories: readonly string[];
}

export function soldFamilies(names: readonly string[]): SoldFamily[] {
  return quickFamilies.flatMap(({ label, id }) => {
    const categories = categoryTiles.find((tile) => tile.id === id)?.subcategories ?? [];
    const category = categories.find((name) => isSold(name, names));
    return category ? [{ label, category, categories }] : [];
  });
}
