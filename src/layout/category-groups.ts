import { categoryTiles } from '../content/category-tiles.ts';
import { otherCategories } from '../content/navigation.ts';

/** Categories of one family. */
export interface CategoryGroup {
  title: string;
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
  return [...families, { title: otherCategories, categories: others }].filter(
    ({ categories }) => categories.length > 0,
  );
}
