import { mayBeSameWord } from '../../src/trade/index.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { Checked } from './checked.ts';

/** A new category that is probably a misspelt one. */
interface Misspelt {
  row: number;
  product: string | null;
  name: string;
  /** The category that it resembles. */
  other: string;
}

/** Finds new categories that resemble another one: the rarer of two is misspelt. */
export function misspeltCategories({ products, planned, changes, additions }: Checked): Misspelt[] {
  const counts = new Map<string, number>();
  for (const { category } of planned.values()) {
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const present = new Set(products.map(({ category }) => category));
  const places = [
    ...additions.map(({ row, product }) => ({ row, id: product.id })),
    ...changes.filter(({ field }) => field === 'category'),
  ];
  const found: Misspelt[] = [];
  const compared = new Set<string>();
  for (const { row, id } of places) {
    const product = planned.get(id);
    const name = product?.category;
    if (!product || !name || present.has(name) || compared.has(name)) continue;
    compared.add(name);
    const isUsual = (category: string) =>
      present.has(category) || (counts.get(category) ?? 0) > (counts.get(name) ?? 0);
    const other = [...counts.keys()].find(
      (category) => category !== name && resembles(name, category) && isUsual(category),
    );
    if (other) found.push({ row, product: product.name, name, other });
  }
  return found;
}

function resembles(name: string, other: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  return (
    words.length === others.length &&
    words.every((word, at) => mayBeSameWord(word, others[at] ?? ''))
  );
}

const wordsOf = (name: string) => foldText(name).match(/[a-z0-9]+/g) ?? [];
