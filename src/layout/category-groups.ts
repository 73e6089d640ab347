import { categoryTiles } from '../content/category-tiles.ts';
import { otherCategories } from '../content/navigation.ts';

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
